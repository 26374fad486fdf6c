package dinode

import "gonvvm/internal/dwarfnames"

// Names returns the names of the numbers of a type, sorted by number; nil if it is not a type of DWARF or of flags.
func (t Type) Names() []dwarfnames.Name {
	switch t {
	case Tag:
		return dwarfnames.Tags[:]
	case Encoding:
		return dwarfnames.Encodings[:]
	case Language:
		return dwarfnames.Languages[:]
	case LanguageName:
		return dwarfnames.LanguageNames[:]
	case Convention:
		return dwarfnames.Conventions[:]
	case Macinfo:
		return dwarfnames.Macros[:]
	case Flags, OldFlags:
		return dwarfnames.Flags[:]
	case SPFlags:
		return dwarfnames.SPFlags[:]
	}
	return nil
}

// Enum returns the words of an enumeration by their numbers, nil if the type is not one.
func (t Type) Enum() []string {
	switch t {
	case EmissionKind, OldEmission:
		return dwarfnames.EmissionKinds[:]
	case NameTableKind, OldNames:
		return dwarfnames.NameTableKinds[:]
	case ChecksumKind, OldChecksumKind:
		return dwarfnames.ChecksumKinds[:]
	case FixedKind:
		return dwarfnames.FixedKinds[:]
	case EnumKind:
		return enumKinds[:]
	case Virtuality:
		return virtualities[:]
	}
	return nil
}

var (
	enumKinds    = [...]string{"DW_APPLE_ENUM_KIND_Closed", "DW_APPLE_ENUM_KIND_Open"}
	virtualities = [...]string{"DW_VIRTUALITY_none", "DW_VIRTUALITY_virtual", "DW_VIRTUALITY_pure_virtual"}
)
