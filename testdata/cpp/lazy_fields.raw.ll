; ModuleID = 'lazy_fields.cu'
source_filename = "lazy_fields.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.gv_blockIdx = type { i8 }
%struct.gv_blockDim = type { i8 }
%struct.gv_threadIdx = type { i8 }
%struct.Field = type { ptr }
%struct.Constant = type { float }
%struct.Binary = type { %struct.Binary.2, %struct.Binary.4 }
%struct.Binary.2 = type { %struct.Binary.4, %struct.Binary.8 }
%struct.Binary.8 = type { %struct.Binary.10, %struct.Binary.12 }
%struct.Binary.10 = type { %struct.Field, %struct.Field }
%struct.Binary.12 = type { %struct.Field, %struct.Field }
%struct.Binary.4 = type { %struct.Binary.6, %struct.Field }
%struct.Binary.6 = type { %struct.Constant, %struct.Field }
%struct.Place = type { i32, i32, i32, i32, i32 }
%struct.Binary.14 = type { %struct.Binary.16, %struct.Binary.23 }
%struct.Binary.16 = type { %struct.Constant, %struct.Binary.18 }
%struct.Binary.18 = type { %struct.Neighbour, %struct.Neighbour.21 }
%struct.Neighbour = type { %struct.Field }
%struct.Neighbour.21 = type { %struct.Field }
%struct.Binary.23 = type { %struct.Constant, %struct.Binary.25 }
%struct.Binary.25 = type { %struct.Neighbour.27, %struct.Neighbour.29 }
%struct.Neighbour.27 = type { %struct.Field }
%struct.Neighbour.29 = type { %struct.Field }
%struct.Field.31 = type { ptr }
%struct.Binary.33 = type { %struct.Binary.35, %struct.Neighbour.45 }
%struct.Binary.35 = type { %struct.Binary.37, %struct.Neighbour.43 }
%struct.Binary.37 = type { %struct.Neighbour.39, %struct.Neighbour.41 }
%struct.Neighbour.39 = type { %struct.Field.31 }
%struct.Neighbour.41 = type { %struct.Field.31 }
%struct.Neighbour.43 = type { %struct.Field.31 }
%struct.Neighbour.45 = type { %struct.Field.31 }
%struct.Binary.47 = type { %struct.Field.31, %struct.Binary.49 }
%struct.Binary.49 = type { %struct.Constant.51, %struct.Binary.53 }
%struct.Constant.51 = type { double }
%struct.Binary.53 = type { %struct.Binary.33, %struct.Binary.55 }
%struct.Binary.55 = type { %struct.Constant.51, %struct.Field.31 }

$_ZN5FieldIfEC1EPKf = comdat any

$_ZN8ConstantIfEC1Ef = comdat any

$_ZN5FieldIdEC1EPKd = comdat any

$_ZN8ConstantIdEC1Ed = comdat any

$_ZNK10ExpressionI8ConstantIfEE4selfEv = comdat any

$_ZNK10ExpressionI6BinaryI5Minus9NeighbourILi1ELi0E11ZeroOutside5FieldIfEES2_ILin1ELi0ES3_S5_EEE4selfEv = comdat any

$_ZN6BinaryI5Times8ConstantIfES_I5Minus9NeighbourILi1ELi0E11ZeroOutside5FieldIfEES4_ILin1ELi0ES5_S7_EEEC1ERKS2_RKSA_ = comdat any

$_ZN6BinaryI5Times8ConstantIfES_I5Minus9NeighbourILi1ELi0E11ZeroOutside5FieldIfEES4_ILin1ELi0ES5_S7_EEEC2ERKS2_RKSA_ = comdat any

$_ZNK10ExpressionI9NeighbourILi1ELi0E11ZeroOutside5FieldIfEEE4selfEv = comdat any

$_ZNK10ExpressionI9NeighbourILin1ELi0E11ZeroOutside5FieldIfEEE4selfEv = comdat any

$_ZN6BinaryI5Minus9NeighbourILi1ELi0E11ZeroOutside5FieldIfEES1_ILin1ELi0ES2_S4_EEC1ERKS5_RKS6_ = comdat any

$_ZN6BinaryI5Minus9NeighbourILi1ELi0E11ZeroOutside5FieldIfEES1_ILin1ELi0ES2_S4_EEC2ERKS5_RKS6_ = comdat any

$_ZNK10ExpressionI5FieldIfEE4selfEv = comdat any

$_ZN9NeighbourILi1ELi0E11ZeroOutside5FieldIfEEC1ERKS2_ = comdat any

$_ZN9NeighbourILi1ELi0E11ZeroOutside5FieldIfEEC2ERKS2_ = comdat any

$_ZN9NeighbourILin1ELi0E11ZeroOutside5FieldIfEEC1ERKS2_ = comdat any

$_ZN9NeighbourILin1ELi0E11ZeroOutside5FieldIfEEC2ERKS2_ = comdat any

$_ZNK10ExpressionI6BinaryI5Minus9NeighbourILi0ELi1E11ZeroOutside5FieldIfEES2_ILi0ELin1ES3_S5_EEE4selfEv = comdat any

$_ZN6BinaryI5Times8ConstantIfES_I5Minus9NeighbourILi0ELi1E11ZeroOutside5FieldIfEES4_ILi0ELin1ES5_S7_EEEC1ERKS2_RKSA_ = comdat any

$_ZN6BinaryI5Times8ConstantIfES_I5Minus9NeighbourILi0ELi1E11ZeroOutside5FieldIfEES4_ILi0ELin1ES5_S7_EEEC2ERKS2_RKSA_ = comdat any

$_ZNK10ExpressionI9NeighbourILi0ELi1E11ZeroOutside5FieldIfEEE4selfEv = comdat any

$_ZNK10ExpressionI9NeighbourILi0ELin1E11ZeroOutside5FieldIfEEE4selfEv = comdat any

$_ZN6BinaryI5Minus9NeighbourILi0ELi1E11ZeroOutside5FieldIfEES1_ILi0ELin1ES2_S4_EEC1ERKS5_RKS6_ = comdat any

$_ZN6BinaryI5Minus9NeighbourILi0ELi1E11ZeroOutside5FieldIfEES1_ILi0ELin1ES2_S4_EEC2ERKS5_RKS6_ = comdat any

$_ZN9NeighbourILi0ELi1E11ZeroOutside5FieldIfEEC1ERKS2_ = comdat any

$_ZN9NeighbourILi0ELi1E11ZeroOutside5FieldIfEEC2ERKS2_ = comdat any

$_ZN9NeighbourILi0ELin1E11ZeroOutside5FieldIfEEC1ERKS2_ = comdat any

$_ZN9NeighbourILi0ELin1E11ZeroOutside5FieldIfEEC2ERKS2_ = comdat any

$_ZN5FieldIfEC2EPKf = comdat any

$_ZN8ConstantIfEC2Ef = comdat any

$_ZN6BinaryI5Times8ConstantIfE5FieldIfEEC1ERKS2_RKS4_ = comdat any

$_ZN6BinaryI5Times8ConstantIfE5FieldIfEEC2ERKS2_RKS4_ = comdat any

$_ZNK10ExpressionI6BinaryI5Times8ConstantIfE5FieldIfEEE4selfEv = comdat any

$_ZN6BinaryI5TimesS_IS0_8ConstantIfE5FieldIfEES4_EC1ERKS5_RKS4_ = comdat any

$_ZN6BinaryI5TimesS_IS0_8ConstantIfE5FieldIfEES4_EC2ERKS5_RKS4_ = comdat any

$_ZN6BinaryI5Minus5FieldIfES2_EC1ERKS2_S5_ = comdat any

$_ZN6BinaryI5Minus5FieldIfES2_EC2ERKS2_S5_ = comdat any

$_ZN6BinaryI4Plus5FieldIfES2_EC1ERKS2_S5_ = comdat any

$_ZN6BinaryI4Plus5FieldIfES2_EC2ERKS2_S5_ = comdat any

$_ZNK10ExpressionI6BinaryI5Minus5FieldIfES3_EE4selfEv = comdat any

$_ZNK10ExpressionI6BinaryI4Plus5FieldIfES3_EE4selfEv = comdat any

$_ZN6BinaryI5TimesS_I5Minus5FieldIfES3_ES_I4PlusS3_S3_EEC1ERKS4_RKS6_ = comdat any

$_ZN6BinaryI5TimesS_I5Minus5FieldIfES3_ES_I4PlusS3_S3_EEC2ERKS4_RKS6_ = comdat any

$_ZNK10ExpressionI6BinaryI5TimesS0_IS1_8ConstantIfE5FieldIfEES5_EE4selfEv = comdat any

$_ZNK10ExpressionI6BinaryI5TimesS0_I5Minus5FieldIfES4_ES0_I4PlusS4_S4_EEE4selfEv = comdat any

$_ZN6BinaryI4PlusS_I5TimesS_IS1_8ConstantIfE5FieldIfEES5_ES_IS1_S_I5MinusS5_S5_ES_IS0_S5_S5_EEEC1ERKS7_RKSB_ = comdat any

$_ZN6BinaryI4PlusS_I5TimesS_IS1_8ConstantIfE5FieldIfEES5_ES_IS1_S_I5MinusS5_S5_ES_IS0_S5_S5_EEEC2ERKS7_RKSB_ = comdat any

$_ZNK10ExpressionI6BinaryI4PlusS0_I5TimesS0_IS2_8ConstantIfE5FieldIfEES6_ES0_IS2_S0_I5MinusS6_S6_ES0_IS1_S6_S6_EEEE4selfEv = comdat any

$_ZN6BinaryI5MinusS_I4PlusS_I5TimesS_IS2_8ConstantIfE5FieldIfEES6_ES_IS2_S_IS0_S6_S6_ES_IS1_S6_S6_EEES8_EC1ERKSC_RKS8_ = comdat any

$_ZN6BinaryI5MinusS_I4PlusS_I5TimesS_IS2_8ConstantIfE5FieldIfEES6_ES_IS2_S_IS0_S6_S6_ES_IS1_S6_S6_EEES8_EC2ERKSC_RKS8_ = comdat any

$_ZN11gv_blockIdx5get_xEv = comdat any

$_ZN11gv_blockDim5get_xEv = comdat any

$_ZN12gv_threadIdx5get_xEv = comdat any

$_ZNK10ExpressionI6BinaryI5MinusS0_I4PlusS0_I5TimesS0_IS3_8ConstantIfE5FieldIfEES7_ES0_IS3_S0_IS1_S7_S7_ES0_IS2_S7_S7_EEES9_EE4selfEv = comdat any

$_ZNK6BinaryI5MinusS_I4PlusS_I5TimesS_IS2_8ConstantIfE5FieldIfEES6_ES_IS2_S_IS0_S6_S6_ES_IS1_S6_S6_EEES8_E2atERK5Place = comdat any

$_ZN5Minus5applyIfEET_S1_S1_ = comdat any

$_ZNK6BinaryI4PlusS_I5TimesS_IS1_8ConstantIfE5FieldIfEES5_ES_IS1_S_I5MinusS5_S5_ES_IS0_S5_S5_EEE2atERK5Place = comdat any

$_ZNK6BinaryI5TimesS_IS0_8ConstantIfE5FieldIfEES4_E2atERK5Place = comdat any

$_ZN4Plus5applyIfEET_S1_S1_ = comdat any

$_ZNK6BinaryI5TimesS_I5Minus5FieldIfES3_ES_I4PlusS3_S3_EE2atERK5Place = comdat any

$_ZN5Times5applyIfEET_S1_S1_ = comdat any

$_ZNK6BinaryI5Minus5FieldIfES2_E2atERK5Place = comdat any

$_ZNK6BinaryI4Plus5FieldIfES2_E2atERK5Place = comdat any

$_ZNK5FieldIfE2atERK5Place = comdat any

$_ZNK6BinaryI5Times8ConstantIfE5FieldIfEE2atERK5Place = comdat any

$_ZNK8ConstantIfE2atERK5Place = comdat any

$_ZNK10ExpressionI6BinaryI5Times8ConstantIfES0_I5Minus9NeighbourILi1ELi0E11ZeroOutside5FieldIfEES5_ILin1ELi0ES6_S8_EEEE4selfEv = comdat any

$_ZNK10ExpressionI6BinaryI5Times8ConstantIfES0_I5Minus9NeighbourILi0ELi1E11ZeroOutside5FieldIfEES5_ILi0ELin1ES6_S8_EEEE4selfEv = comdat any

$_ZN6BinaryI5MinusS_I5Times8ConstantIfES_IS0_9NeighbourILi1ELi0E11ZeroOutside5FieldIfEES4_ILin1ELi0ES5_S7_EEES_IS1_S3_S_IS0_S4_ILi0ELi1ES5_S7_ES4_ILi0ELin1ES5_S7_EEEEC1ERKSB_RKSF_ = comdat any

$_ZN6BinaryI5MinusS_I5Times8ConstantIfES_IS0_9NeighbourILi1ELi0E11ZeroOutside5FieldIfEES4_ILin1ELi0ES5_S7_EEES_IS1_S3_S_IS0_S4_ILi0ELi1ES5_S7_ES4_ILi0ELin1ES5_S7_EEEEC2ERKSB_RKSF_ = comdat any

$_ZNK10ExpressionI6BinaryI5MinusS0_I5Times8ConstantIfES0_IS1_9NeighbourILi1ELi0E11ZeroOutside5FieldIfEES5_ILin1ELi0ES6_S8_EEES0_IS2_S4_S0_IS1_S5_ILi0ELi1ES6_S8_ES5_ILi0ELin1ES6_S8_EEEEE4selfEv = comdat any

$_ZNK6BinaryI5MinusS_I5Times8ConstantIfES_IS0_9NeighbourILi1ELi0E11ZeroOutside5FieldIfEES4_ILin1ELi0ES5_S7_EEES_IS1_S3_S_IS0_S4_ILi0ELi1ES5_S7_ES4_ILi0ELin1ES5_S7_EEEE2atERK5Place = comdat any

$_ZNK6BinaryI5Times8ConstantIfES_I5Minus9NeighbourILi1ELi0E11ZeroOutside5FieldIfEES4_ILin1ELi0ES5_S7_EEE2atERK5Place = comdat any

$_ZNK6BinaryI5Times8ConstantIfES_I5Minus9NeighbourILi0ELi1E11ZeroOutside5FieldIfEES4_ILi0ELin1ES5_S7_EEE2atERK5Place = comdat any

$_ZNK6BinaryI5Minus9NeighbourILi1ELi0E11ZeroOutside5FieldIfEES1_ILin1ELi0ES2_S4_EE2atERK5Place = comdat any

$_ZNK9NeighbourILi1ELi0E11ZeroOutside5FieldIfEE2atERK5Place = comdat any

$_ZNK9NeighbourILin1ELi0E11ZeroOutside5FieldIfEE2atERK5Place = comdat any

$_ZN11ZeroOutside2atI5FieldIfEEENT_5ValueERKS3_RK5PlaceS9_ = comdat any

$_ZNK5Place5movedEii = comdat any

$_ZNK5Place6insideEv = comdat any

$_ZNK6BinaryI5Minus9NeighbourILi0ELi1E11ZeroOutside5FieldIfEES1_ILi0ELin1ES2_S4_EE2atERK5Place = comdat any

$_ZNK9NeighbourILi0ELi1E11ZeroOutside5FieldIfEE2atERK5Place = comdat any

$_ZNK9NeighbourILi0ELin1E11ZeroOutside5FieldIfEE2atERK5Place = comdat any

$_ZN5FieldIdEC2EPKd = comdat any

$_ZNK10ExpressionI5FieldIdEE4selfEv = comdat any

$_ZN9NeighbourILi1ELi0E7Clamped5FieldIdEEC1ERKS2_ = comdat any

$_ZN9NeighbourILi1ELi0E7Clamped5FieldIdEEC2ERKS2_ = comdat any

$_ZN9NeighbourILin1ELi0E7Clamped5FieldIdEEC1ERKS2_ = comdat any

$_ZN9NeighbourILin1ELi0E7Clamped5FieldIdEEC2ERKS2_ = comdat any

$_ZNK10ExpressionI9NeighbourILi1ELi0E7Clamped5FieldIdEEE4selfEv = comdat any

$_ZNK10ExpressionI9NeighbourILin1ELi0E7Clamped5FieldIdEEE4selfEv = comdat any

$_ZN6BinaryI4Plus9NeighbourILi1ELi0E7Clamped5FieldIdEES1_ILin1ELi0ES2_S4_EEC1ERKS5_RKS6_ = comdat any

$_ZN6BinaryI4Plus9NeighbourILi1ELi0E7Clamped5FieldIdEES1_ILin1ELi0ES2_S4_EEC2ERKS5_RKS6_ = comdat any

$_ZN9NeighbourILi0ELi1E7Clamped5FieldIdEEC1ERKS2_ = comdat any

$_ZN9NeighbourILi0ELi1E7Clamped5FieldIdEEC2ERKS2_ = comdat any

$_ZNK10ExpressionI6BinaryI4Plus9NeighbourILi1ELi0E7Clamped5FieldIdEES2_ILin1ELi0ES3_S5_EEE4selfEv = comdat any

$_ZNK10ExpressionI9NeighbourILi0ELi1E7Clamped5FieldIdEEE4selfEv = comdat any

$_ZN6BinaryI4PlusS_IS0_9NeighbourILi1ELi0E7Clamped5FieldIdEES1_ILin1ELi0ES2_S4_EES1_ILi0ELi1ES2_S4_EEC1ERKS7_RKS8_ = comdat any

$_ZN6BinaryI4PlusS_IS0_9NeighbourILi1ELi0E7Clamped5FieldIdEES1_ILin1ELi0ES2_S4_EES1_ILi0ELi1ES2_S4_EEC2ERKS7_RKS8_ = comdat any

$_ZN9NeighbourILi0ELin1E7Clamped5FieldIdEEC1ERKS2_ = comdat any

$_ZN9NeighbourILi0ELin1E7Clamped5FieldIdEEC2ERKS2_ = comdat any

$_ZNK10ExpressionI6BinaryI4PlusS0_IS1_9NeighbourILi1ELi0E7Clamped5FieldIdEES2_ILin1ELi0ES3_S5_EES2_ILi0ELi1ES3_S5_EEE4selfEv = comdat any

$_ZNK10ExpressionI9NeighbourILi0ELin1E7Clamped5FieldIdEEE4selfEv = comdat any

$_ZN6BinaryI4PlusS_IS0_S_IS0_9NeighbourILi1ELi0E7Clamped5FieldIdEES1_ILin1ELi0ES2_S4_EES1_ILi0ELi1ES2_S4_EES1_ILi0ELin1ES2_S4_EEC1ERKS9_RKSA_ = comdat any

$_ZN6BinaryI4PlusS_IS0_S_IS0_9NeighbourILi1ELi0E7Clamped5FieldIdEES1_ILin1ELi0ES2_S4_EES1_ILi0ELi1ES2_S4_EES1_ILi0ELin1ES2_S4_EEC2ERKS9_RKSA_ = comdat any

$_ZN8ConstantIdEC2Ed = comdat any

$_ZNK10ExpressionI8ConstantIdEE4selfEv = comdat any

$_ZN6BinaryI5Times8ConstantIdE5FieldIdEEC1ERKS2_RKS4_ = comdat any

$_ZN6BinaryI5Times8ConstantIdE5FieldIdEEC2ERKS2_RKS4_ = comdat any

$_ZNK10ExpressionI6BinaryI4PlusS0_IS1_S0_IS1_9NeighbourILi1ELi0E7Clamped5FieldIdEES2_ILin1ELi0ES3_S5_EES2_ILi0ELi1ES3_S5_EES2_ILi0ELin1ES3_S5_EEE4selfEv = comdat any

$_ZNK10ExpressionI6BinaryI5Times8ConstantIdE5FieldIdEEE4selfEv = comdat any

$_ZN6BinaryI5MinusS_I4PlusS_IS1_S_IS1_9NeighbourILi1ELi0E7Clamped5FieldIdEES2_ILin1ELi0ES3_S5_EES2_ILi0ELi1ES3_S5_EES2_ILi0ELin1ES3_S5_EES_I5Times8ConstantIdES5_EEC1ERKSC_RKSG_ = comdat any

$_ZN6BinaryI5MinusS_I4PlusS_IS1_S_IS1_9NeighbourILi1ELi0E7Clamped5FieldIdEES2_ILin1ELi0ES3_S5_EES2_ILi0ELi1ES3_S5_EES2_ILi0ELin1ES3_S5_EES_I5Times8ConstantIdES5_EEC2ERKSC_RKSG_ = comdat any

$_ZNK10ExpressionI6BinaryI5MinusS0_I4PlusS0_IS2_S0_IS2_9NeighbourILi1ELi0E7Clamped5FieldIdEES3_ILin1ELi0ES4_S6_EES3_ILi0ELi1ES4_S6_EES3_ILi0ELin1ES4_S6_EES0_I5Times8ConstantIdES6_EEE4selfEv = comdat any

$_ZN6BinaryI5Times8ConstantIdES_I5MinusS_I4PlusS_IS4_S_IS4_9NeighbourILi1ELi0E7Clamped5FieldIdEES5_ILin1ELi0ES6_S8_EES5_ILi0ELi1ES6_S8_EES5_ILi0ELin1ES6_S8_EES_IS0_S2_S8_EEEC1ERKS2_RKSH_ = comdat any

$_ZN6BinaryI5Times8ConstantIdES_I5MinusS_I4PlusS_IS4_S_IS4_9NeighbourILi1ELi0E7Clamped5FieldIdEES5_ILin1ELi0ES6_S8_EES5_ILi0ELi1ES6_S8_EES5_ILi0ELin1ES6_S8_EES_IS0_S2_S8_EEEC2ERKS2_RKSH_ = comdat any

$_ZNK10ExpressionI6BinaryI5Times8ConstantIdES0_I5MinusS0_I4PlusS0_IS5_S0_IS5_9NeighbourILi1ELi0E7Clamped5FieldIdEES6_ILin1ELi0ES7_S9_EES6_ILi0ELi1ES7_S9_EES6_ILi0ELin1ES7_S9_EES0_IS1_S3_S9_EEEE4selfEv = comdat any

$_ZN6BinaryI4Plus5FieldIdES_I5Times8ConstantIdES_I5MinusS_IS0_S_IS0_S_IS0_9NeighbourILi1ELi0E7ClampedS2_ES7_ILin1ELi0ES8_S2_EES7_ILi0ELi1ES8_S2_EES7_ILi0ELin1ES8_S2_EES_IS3_S5_S2_EEEEC1ERKS2_RKSI_ = comdat any

$_ZN6BinaryI4Plus5FieldIdES_I5Times8ConstantIdES_I5MinusS_IS0_S_IS0_S_IS0_9NeighbourILi1ELi0E7ClampedS2_ES7_ILin1ELi0ES8_S2_EES7_ILi0ELi1ES8_S2_EES7_ILi0ELin1ES8_S2_EES_IS3_S5_S2_EEEEC2ERKS2_RKSI_ = comdat any

$_ZNK10ExpressionI6BinaryI4Plus5FieldIdES0_I5Times8ConstantIdES0_I5MinusS0_IS1_S0_IS1_S0_IS1_9NeighbourILi1ELi0E7ClampedS3_ES8_ILin1ELi0ES9_S3_EES8_ILi0ELi1ES9_S3_EES8_ILi0ELin1ES9_S3_EES0_IS4_S6_S3_EEEEE4selfEv = comdat any

$_ZNK6BinaryI4Plus5FieldIdES_I5Times8ConstantIdES_I5MinusS_IS0_S_IS0_S_IS0_9NeighbourILi1ELi0E7ClampedS2_ES7_ILin1ELi0ES8_S2_EES7_ILi0ELi1ES8_S2_EES7_ILi0ELin1ES8_S2_EES_IS3_S5_S2_EEEE2atERK5Place = comdat any

$_ZN4Plus5applyIdEET_S1_S1_ = comdat any

$_ZNK5FieldIdE2atERK5Place = comdat any

$_ZNK6BinaryI5Times8ConstantIdES_I5MinusS_I4PlusS_IS4_S_IS4_9NeighbourILi1ELi0E7Clamped5FieldIdEES5_ILin1ELi0ES6_S8_EES5_ILi0ELi1ES6_S8_EES5_ILi0ELin1ES6_S8_EES_IS0_S2_S8_EEE2atERK5Place = comdat any

$_ZN5Times5applyIdEET_S1_S1_ = comdat any

$_ZNK8ConstantIdE2atERK5Place = comdat any

$_ZNK6BinaryI5MinusS_I4PlusS_IS1_S_IS1_9NeighbourILi1ELi0E7Clamped5FieldIdEES2_ILin1ELi0ES3_S5_EES2_ILi0ELi1ES3_S5_EES2_ILi0ELin1ES3_S5_EES_I5Times8ConstantIdES5_EE2atERK5Place = comdat any

$_ZN5Minus5applyIdEET_S1_S1_ = comdat any

$_ZNK6BinaryI4PlusS_IS0_S_IS0_9NeighbourILi1ELi0E7Clamped5FieldIdEES1_ILin1ELi0ES2_S4_EES1_ILi0ELi1ES2_S4_EES1_ILi0ELin1ES2_S4_EE2atERK5Place = comdat any

$_ZNK6BinaryI5Times8ConstantIdE5FieldIdEE2atERK5Place = comdat any

$_ZNK6BinaryI4PlusS_IS0_9NeighbourILi1ELi0E7Clamped5FieldIdEES1_ILin1ELi0ES2_S4_EES1_ILi0ELi1ES2_S4_EE2atERK5Place = comdat any

$_ZNK9NeighbourILi0ELin1E7Clamped5FieldIdEE2atERK5Place = comdat any

$_ZNK6BinaryI4Plus9NeighbourILi1ELi0E7Clamped5FieldIdEES1_ILin1ELi0ES2_S4_EE2atERK5Place = comdat any

$_ZNK9NeighbourILi0ELi1E7Clamped5FieldIdEE2atERK5Place = comdat any

$_ZNK9NeighbourILi1ELi0E7Clamped5FieldIdEE2atERK5Place = comdat any

$_ZNK9NeighbourILin1ELi0E7Clamped5FieldIdEE2atERK5Place = comdat any

$_ZN7Clamped2atI5FieldIdEEENT_5ValueERKS3_RK5PlaceS9_ = comdat any

@blockIdx = external dso_local addrspace(1) global %struct.gv_blockIdx, align 1
@blockDim = external dso_local addrspace(1) global %struct.gv_blockDim, align 1
@threadIdx = external dso_local addrspace(1) global %struct.gv_threadIdx, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @field_combine(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, float noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca float, align 4
  %11 = alloca %struct.Field, align 8
  %12 = alloca %struct.Field, align 8
  %13 = alloca %struct.Field, align 8
  %14 = alloca %struct.Constant, align 4
  %15 = alloca %struct.Binary, align 8
  %16 = alloca %struct.Binary.2, align 8
  %17 = alloca %struct.Binary.4, align 8
  %18 = alloca %struct.Binary.6, align 8
  %19 = alloca %struct.Binary.8, align 8
  %20 = alloca %struct.Binary.10, align 8
  %21 = alloca %struct.Binary.12, align 8
  %22 = alloca %struct.Binary.4, align 8
  %23 = alloca %struct.Binary.6, align 8
  store ptr %0, ptr %6, align 8, !tbaa !8
  store ptr %1, ptr %7, align 8, !tbaa !8
  store ptr %2, ptr %8, align 8, !tbaa !8
  store ptr %3, ptr %9, align 8, !tbaa !8
  store float %4, ptr %10, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %11) #6
  %24 = load ptr, ptr %6, align 8, !tbaa !8
  call void @_ZN5FieldIfEC1EPKf(ptr noundef nonnull align 8 dereferenceable(8) %11, ptr noundef %24) #7
  call void @llvm.lifetime.start.p0(ptr %12) #6
  %25 = load ptr, ptr %7, align 8, !tbaa !8
  call void @_ZN5FieldIfEC1EPKf(ptr noundef nonnull align 8 dereferenceable(8) %12, ptr noundef %25) #7
  call void @llvm.lifetime.start.p0(ptr %13) #6
  %26 = load ptr, ptr %8, align 8, !tbaa !8
  call void @_ZN5FieldIfEC1EPKf(ptr noundef nonnull align 8 dereferenceable(8) %13, ptr noundef %26) #7
  call void @llvm.lifetime.start.p0(ptr %14) #6
  %27 = load float, ptr %10, align 4, !tbaa !11
  call void @_ZN8ConstantIfEC1Ef(ptr noundef nonnull align 4 dereferenceable(4) %14, float noundef %27) #7
  %28 = load ptr, ptr %9, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr %15) #6
  call void @llvm.lifetime.start.p0(ptr %16) #6
  call void @llvm.lifetime.start.p0(ptr %17) #6
  call void @llvm.lifetime.start.p0(ptr %18) #6
  %29 = call %struct.Binary.6 @_ZmlI8ConstantIfE5FieldIfEE6BinaryI5TimesT_T0_ERK10ExpressionIS6_ERKS9_IS7_E(ptr noundef nonnull align 1 dereferenceable(1) %14, ptr noundef nonnull align 1 dereferenceable(1) %11) #7
  %30 = getelementptr inbounds nuw %struct.Binary.6, ptr %18, i32 0, i32 0
  %31 = extractvalue %struct.Binary.6 %29, 0
  store %struct.Constant %31, ptr %30, align 8
  %32 = getelementptr inbounds nuw %struct.Binary.6, ptr %18, i32 0, i32 1
  %33 = extractvalue %struct.Binary.6 %29, 1
  store %struct.Field %33, ptr %32, align 8
  %34 = call %struct.Binary.4 @_ZmlI6BinaryI5Times8ConstantIfE5FieldIfEES5_ES0_IS1_T_T0_ERK10ExpressionIS7_ERKSA_IS8_E(ptr noundef nonnull align 1 dereferenceable(1) %18, ptr noundef nonnull align 1 dereferenceable(1) %12) #7
  %35 = getelementptr inbounds nuw %struct.Binary.4, ptr %17, i32 0, i32 0
  %36 = extractvalue %struct.Binary.4 %34, 0
  store %struct.Binary.6 %36, ptr %35, align 8
  %37 = getelementptr inbounds nuw %struct.Binary.4, ptr %17, i32 0, i32 1
  %38 = extractvalue %struct.Binary.4 %34, 1
  store %struct.Field %38, ptr %37, align 8
  call void @llvm.lifetime.start.p0(ptr %19) #6
  call void @llvm.lifetime.start.p0(ptr %20) #6
  %39 = call %struct.Binary.10 @_ZmiI5FieldIfES1_E6BinaryI5MinusT_T0_ERK10ExpressionIS4_ERKS7_IS5_E(ptr noundef nonnull align 1 dereferenceable(1) %11, ptr noundef nonnull align 1 dereferenceable(1) %13) #7
  %40 = getelementptr inbounds nuw %struct.Binary.10, ptr %20, i32 0, i32 0
  %41 = extractvalue %struct.Binary.10 %39, 0
  store %struct.Field %41, ptr %40, align 8
  %42 = getelementptr inbounds nuw %struct.Binary.10, ptr %20, i32 0, i32 1
  %43 = extractvalue %struct.Binary.10 %39, 1
  store %struct.Field %43, ptr %42, align 8
  call void @llvm.lifetime.start.p0(ptr %21) #6
  %44 = call %struct.Binary.12 @_ZplI5FieldIfES1_E6BinaryI4PlusT_T0_ERK10ExpressionIS4_ERKS7_IS5_E(ptr noundef nonnull align 1 dereferenceable(1) %12, ptr noundef nonnull align 1 dereferenceable(1) %13) #7
  %45 = getelementptr inbounds nuw %struct.Binary.12, ptr %21, i32 0, i32 0
  %46 = extractvalue %struct.Binary.12 %44, 0
  store %struct.Field %46, ptr %45, align 8
  %47 = getelementptr inbounds nuw %struct.Binary.12, ptr %21, i32 0, i32 1
  %48 = extractvalue %struct.Binary.12 %44, 1
  store %struct.Field %48, ptr %47, align 8
  %49 = call %struct.Binary.8 @_ZmlI6BinaryI5Minus5FieldIfES3_ES0_I4PlusS3_S3_EES0_I5TimesT_T0_ERK10ExpressionIS8_ERKSB_IS9_E(ptr noundef nonnull align 1 dereferenceable(1) %20, ptr noundef nonnull align 1 dereferenceable(1) %21) #7
  %50 = getelementptr inbounds nuw %struct.Binary.8, ptr %19, i32 0, i32 0
  %51 = extractvalue %struct.Binary.8 %49, 0
  store %struct.Binary.10 %51, ptr %50, align 8
  %52 = getelementptr inbounds nuw %struct.Binary.8, ptr %19, i32 0, i32 1
  %53 = extractvalue %struct.Binary.8 %49, 1
  store %struct.Binary.12 %53, ptr %52, align 8
  %54 = call %struct.Binary.2 @_ZplI6BinaryI5TimesS0_IS1_8ConstantIfE5FieldIfEES5_ES0_IS1_S0_I5MinusS5_S5_ES0_I4PlusS5_S5_EEES0_ISA_T_T0_ERK10ExpressionISD_ERKSG_ISE_E(ptr noundef nonnull align 1 dereferenceable(1) %17, ptr noundef nonnull align 1 dereferenceable(1) %19) #7
  %55 = getelementptr inbounds nuw %struct.Binary.2, ptr %16, i32 0, i32 0
  %56 = extractvalue %struct.Binary.2 %54, 0
  store %struct.Binary.4 %56, ptr %55, align 8
  %57 = getelementptr inbounds nuw %struct.Binary.2, ptr %16, i32 0, i32 1
  %58 = extractvalue %struct.Binary.2 %54, 1
  store %struct.Binary.8 %58, ptr %57, align 8
  call void @llvm.lifetime.start.p0(ptr %22) #6
  call void @llvm.lifetime.start.p0(ptr %23) #6
  %59 = call %struct.Binary.6 @_ZmlI8ConstantIfE5FieldIfEE6BinaryI5TimesT_T0_ERK10ExpressionIS6_ERKS9_IS7_E(ptr noundef nonnull align 1 dereferenceable(1) %14, ptr noundef nonnull align 1 dereferenceable(1) %13) #7
  %60 = getelementptr inbounds nuw %struct.Binary.6, ptr %23, i32 0, i32 0
  %61 = extractvalue %struct.Binary.6 %59, 0
  store %struct.Constant %61, ptr %60, align 8
  %62 = getelementptr inbounds nuw %struct.Binary.6, ptr %23, i32 0, i32 1
  %63 = extractvalue %struct.Binary.6 %59, 1
  store %struct.Field %63, ptr %62, align 8
  %64 = call %struct.Binary.4 @_ZmlI6BinaryI5Times8ConstantIfE5FieldIfEES5_ES0_IS1_T_T0_ERK10ExpressionIS7_ERKSA_IS8_E(ptr noundef nonnull align 1 dereferenceable(1) %23, ptr noundef nonnull align 1 dereferenceable(1) %13) #7
  %65 = getelementptr inbounds nuw %struct.Binary.4, ptr %22, i32 0, i32 0
  %66 = extractvalue %struct.Binary.4 %64, 0
  store %struct.Binary.6 %66, ptr %65, align 8
  %67 = getelementptr inbounds nuw %struct.Binary.4, ptr %22, i32 0, i32 1
  %68 = extractvalue %struct.Binary.4 %64, 1
  store %struct.Field %68, ptr %67, align 8
  %69 = call %struct.Binary @_ZmiI6BinaryI4PlusS0_I5TimesS0_IS2_8ConstantIfE5FieldIfEES6_ES0_IS2_S0_I5MinusS6_S6_ES0_IS1_S6_S6_EEES8_ES0_IS9_T_T0_ERK10ExpressionISE_ERKSH_ISF_E(ptr noundef nonnull align 1 dereferenceable(1) %16, ptr noundef nonnull align 1 dereferenceable(1) %22) #7
  %70 = getelementptr inbounds nuw %struct.Binary, ptr %15, i32 0, i32 0
  %71 = extractvalue %struct.Binary %69, 0
  store %struct.Binary.2 %71, ptr %70, align 8
  %72 = getelementptr inbounds nuw %struct.Binary, ptr %15, i32 0, i32 1
  %73 = extractvalue %struct.Binary %69, 1
  store %struct.Binary.4 %73, ptr %72, align 8
  call void @_ZL5storeI6BinaryI5MinusS0_I4PlusS0_I5TimesS0_IS3_8ConstantIfE5FieldIfEES7_ES0_IS3_S0_IS1_S7_S7_ES0_IS2_S7_S7_EEES9_EEvPNT_5ValueERK10ExpressionISF_Eii(ptr noundef %28, ptr noundef nonnull align 1 dereferenceable(1) %15, i32 noundef 128, i32 noundef 1) #7
  call void @llvm.lifetime.end.p0(ptr %23) #6
  call void @llvm.lifetime.end.p0(ptr %22) #6
  call void @llvm.lifetime.end.p0(ptr %21) #6
  call void @llvm.lifetime.end.p0(ptr %20) #6
  call void @llvm.lifetime.end.p0(ptr %19) #6
  call void @llvm.lifetime.end.p0(ptr %18) #6
  call void @llvm.lifetime.end.p0(ptr %17) #6
  call void @llvm.lifetime.end.p0(ptr %16) #6
  call void @llvm.lifetime.end.p0(ptr %15) #6
  call void @llvm.lifetime.end.p0(ptr %14) #6
  call void @llvm.lifetime.end.p0(ptr %13) #6
  call void @llvm.lifetime.end.p0(ptr %12) #6
  call void @llvm.lifetime.end.p0(ptr %11) #6
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN5FieldIfEC1EPKf(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef %1) unnamed_addr #2 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !13
  store ptr %1, ptr %4, align 8, !tbaa !8
  %5 = load ptr, ptr %3, align 8
  %6 = load ptr, ptr %4, align 8, !tbaa !8
  call void @_ZN5FieldIfEC2EPKf(ptr noundef nonnull align 8 dereferenceable(8) %5, ptr noundef %6) #7
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN8ConstantIfEC1Ef(ptr noundef nonnull align 4 dereferenceable(4) %0, float noundef %1) unnamed_addr #2 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca float, align 4
  store ptr %0, ptr %3, align 8, !tbaa !15
  store float %1, ptr %4, align 4, !tbaa !11
  %5 = load ptr, ptr %3, align 8
  %6 = load float, ptr %4, align 4, !tbaa !11
  call void @_ZN8ConstantIfEC2Ef(ptr noundef nonnull align 4 dereferenceable(4) %5, float noundef %6) #7
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define internal void @_ZL5storeI6BinaryI5MinusS0_I4PlusS0_I5TimesS0_IS3_8ConstantIfE5FieldIfEES7_ES0_IS3_S0_IS1_S7_S7_ES0_IS2_S7_S7_EEES9_EEvPNT_5ValueERK10ExpressionISF_Eii(ptr noundef %0, ptr noundef nonnull align 1 dereferenceable(1) %1, i32 noundef %2, i32 noundef %3) #2 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca %struct.Place, align 4
  store ptr %0, ptr %5, align 8, !tbaa !8
  store ptr %1, ptr %6, align 8, !tbaa !17
  store i32 %2, ptr %7, align 4, !tbaa !4
  store i32 %3, ptr %8, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %9) #6
  %11 = call noundef i32 @_ZN11gv_blockIdx5get_xEv() #7
  %12 = call noundef i32 @_ZN11gv_blockDim5get_xEv() #7
  %13 = mul i32 %11, %12
  %14 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #7
  %15 = add i32 %13, %14
  store i32 %15, ptr %9, align 4, !tbaa !4
  %16 = load i32, ptr %9, align 4, !tbaa !4
  %17 = load i32, ptr %7, align 4, !tbaa !4
  %18 = load i32, ptr %8, align 4, !tbaa !4
  %19 = mul nsw i32 %17, %18
  %20 = icmp slt i32 %16, %19
  br i1 %20, label %21, label %43

21:                                               ; preds = %4
  %22 = load ptr, ptr %6, align 8, !tbaa !17, !nonnull !19
  %23 = call noundef nonnull align 8 dereferenceable(80) ptr @_ZNK10ExpressionI6BinaryI5MinusS0_I4PlusS0_I5TimesS0_IS3_8ConstantIfE5FieldIfEES7_ES0_IS3_S0_IS1_S7_S7_ES0_IS2_S7_S7_EEES9_EE4selfEv(ptr noundef nonnull align 1 dereferenceable(1) %22) #7
  call void @llvm.lifetime.start.p0(ptr %10) #6
  %24 = getelementptr inbounds nuw %struct.Place, ptr %10, i32 0, i32 0
  %25 = load i32, ptr %9, align 4, !tbaa !4
  store i32 %25, ptr %24, align 4, !tbaa !20
  %26 = getelementptr inbounds nuw %struct.Place, ptr %10, i32 0, i32 1
  %27 = load i32, ptr %9, align 4, !tbaa !4
  %28 = load i32, ptr %7, align 4, !tbaa !4
  %29 = srem i32 %27, %28
  store i32 %29, ptr %26, align 4, !tbaa !22
  %30 = getelementptr inbounds nuw %struct.Place, ptr %10, i32 0, i32 2
  %31 = load i32, ptr %9, align 4, !tbaa !4
  %32 = load i32, ptr %7, align 4, !tbaa !4
  %33 = sdiv i32 %31, %32
  store i32 %33, ptr %30, align 4, !tbaa !23
  %34 = getelementptr inbounds nuw %struct.Place, ptr %10, i32 0, i32 3
  %35 = load i32, ptr %7, align 4, !tbaa !4
  store i32 %35, ptr %34, align 4, !tbaa !24
  %36 = getelementptr inbounds nuw %struct.Place, ptr %10, i32 0, i32 4
  %37 = load i32, ptr %8, align 4, !tbaa !4
  store i32 %37, ptr %36, align 4, !tbaa !25
  %38 = call contract noundef float @_ZNK6BinaryI5MinusS_I4PlusS_I5TimesS_IS2_8ConstantIfE5FieldIfEES6_ES_IS2_S_IS0_S6_S6_ES_IS1_S6_S6_EEES8_E2atERK5Place(ptr noundef nonnull align 8 dereferenceable(80) %23, ptr noundef nonnull align 4 dereferenceable(20) %10) #7
  %39 = load ptr, ptr %5, align 8, !tbaa !8
  %40 = load i32, ptr %9, align 4, !tbaa !4
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds float, ptr %39, i64 %41
  store float %38, ptr %42, align 4, !tbaa !11
  call void @llvm.lifetime.end.p0(ptr %10) #6
  br label %43

43:                                               ; preds = %21, %4
  call void @llvm.lifetime.end.p0(ptr %9) #6
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define internal %struct.Binary @_ZmiI6BinaryI4PlusS0_I5TimesS0_IS2_8ConstantIfE5FieldIfEES6_ES0_IS2_S0_I5MinusS6_S6_ES0_IS1_S6_S6_EEES8_ES0_IS9_T_T0_ERK10ExpressionISE_ERKSH_ISF_E(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef nonnull align 1 dereferenceable(1) %1) #2 {
  %3 = alloca %struct.Binary, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8, !tbaa !26
  store ptr %1, ptr %5, align 8, !tbaa !28
  %6 = load ptr, ptr %4, align 8, !tbaa !26, !nonnull !19
  %7 = call noundef nonnull align 8 dereferenceable(56) ptr @_ZNK10ExpressionI6BinaryI4PlusS0_I5TimesS0_IS2_8ConstantIfE5FieldIfEES6_ES0_IS2_S0_I5MinusS6_S6_ES0_IS1_S6_S6_EEEE4selfEv(ptr noundef nonnull align 1 dereferenceable(1) %6) #7
  %8 = load ptr, ptr %5, align 8, !tbaa !28, !nonnull !19
  %9 = call noundef nonnull align 8 dereferenceable(24) ptr @_ZNK10ExpressionI6BinaryI5TimesS0_IS1_8ConstantIfE5FieldIfEES5_EE4selfEv(ptr noundef nonnull align 1 dereferenceable(1) %8) #7
  call void @_ZN6BinaryI5MinusS_I4PlusS_I5TimesS_IS2_8ConstantIfE5FieldIfEES6_ES_IS2_S_IS0_S6_S6_ES_IS1_S6_S6_EEES8_EC1ERKSC_RKS8_(ptr noundef nonnull align 8 dereferenceable(80) %3, ptr noundef nonnull align 8 dereferenceable(56) %7, ptr noundef nonnull align 8 dereferenceable(24) %9) #7
  %10 = load %struct.Binary, ptr %3, align 8
  ret %struct.Binary %10
}

; Function Attrs: convergent mustprogress nounwind
define internal %struct.Binary.2 @_ZplI6BinaryI5TimesS0_IS1_8ConstantIfE5FieldIfEES5_ES0_IS1_S0_I5MinusS5_S5_ES0_I4PlusS5_S5_EEES0_ISA_T_T0_ERK10ExpressionISD_ERKSG_ISE_E(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef nonnull align 1 dereferenceable(1) %1) #2 {
  %3 = alloca %struct.Binary.2, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8, !tbaa !28
  store ptr %1, ptr %5, align 8, !tbaa !30
  %6 = load ptr, ptr %4, align 8, !tbaa !28, !nonnull !19
  %7 = call noundef nonnull align 8 dereferenceable(24) ptr @_ZNK10ExpressionI6BinaryI5TimesS0_IS1_8ConstantIfE5FieldIfEES5_EE4selfEv(ptr noundef nonnull align 1 dereferenceable(1) %6) #7
  %8 = load ptr, ptr %5, align 8, !tbaa !30, !nonnull !19
  %9 = call noundef nonnull align 8 dereferenceable(32) ptr @_ZNK10ExpressionI6BinaryI5TimesS0_I5Minus5FieldIfES4_ES0_I4PlusS4_S4_EEE4selfEv(ptr noundef nonnull align 1 dereferenceable(1) %8) #7
  call void @_ZN6BinaryI4PlusS_I5TimesS_IS1_8ConstantIfE5FieldIfEES5_ES_IS1_S_I5MinusS5_S5_ES_IS0_S5_S5_EEEC1ERKS7_RKSB_(ptr noundef nonnull align 8 dereferenceable(56) %3, ptr noundef nonnull align 8 dereferenceable(24) %7, ptr noundef nonnull align 8 dereferenceable(32) %9) #7
  %10 = load %struct.Binary.2, ptr %3, align 8
  ret %struct.Binary.2 %10
}

; Function Attrs: convergent mustprogress nounwind
define internal %struct.Binary.4 @_ZmlI6BinaryI5Times8ConstantIfE5FieldIfEES5_ES0_IS1_T_T0_ERK10ExpressionIS7_ERKSA_IS8_E(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef nonnull align 1 dereferenceable(1) %1) #2 {
  %3 = alloca %struct.Binary.4, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8, !tbaa !32
  store ptr %1, ptr %5, align 8, !tbaa !34
  %6 = load ptr, ptr %4, align 8, !tbaa !32, !nonnull !19
  %7 = call noundef nonnull align 8 dereferenceable(16) ptr @_ZNK10ExpressionI6BinaryI5Times8ConstantIfE5FieldIfEEE4selfEv(ptr noundef nonnull align 1 dereferenceable(1) %6) #7
  %8 = load ptr, ptr %5, align 8, !tbaa !34, !nonnull !19
  %9 = call noundef nonnull align 8 dereferenceable(8) ptr @_ZNK10ExpressionI5FieldIfEE4selfEv(ptr noundef nonnull align 1 dereferenceable(1) %8) #7
  call void @_ZN6BinaryI5TimesS_IS0_8ConstantIfE5FieldIfEES4_EC1ERKS5_RKS4_(ptr noundef nonnull align 8 dereferenceable(24) %3, ptr noundef nonnull align 8 dereferenceable(16) %7, ptr noundef nonnull align 8 dereferenceable(8) %9) #7
  %10 = load %struct.Binary.4, ptr %3, align 8
  ret %struct.Binary.4 %10
}

; Function Attrs: convergent mustprogress nounwind
define internal %struct.Binary.6 @_ZmlI8ConstantIfE5FieldIfEE6BinaryI5TimesT_T0_ERK10ExpressionIS6_ERKS9_IS7_E(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef nonnull align 1 dereferenceable(1) %1) #2 {
  %3 = alloca %struct.Binary.6, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8, !tbaa !36
  store ptr %1, ptr %5, align 8, !tbaa !34
  %6 = load ptr, ptr %4, align 8, !tbaa !36, !nonnull !19
  %7 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZNK10ExpressionI8ConstantIfEE4selfEv(ptr noundef nonnull align 1 dereferenceable(1) %6) #7
  %8 = load ptr, ptr %5, align 8, !tbaa !34, !nonnull !19
  %9 = call noundef nonnull align 8 dereferenceable(8) ptr @_ZNK10ExpressionI5FieldIfEE4selfEv(ptr noundef nonnull align 1 dereferenceable(1) %8) #7
  call void @_ZN6BinaryI5Times8ConstantIfE5FieldIfEEC1ERKS2_RKS4_(ptr noundef nonnull align 8 dereferenceable(16) %3, ptr noundef nonnull align 4 dereferenceable(4) %7, ptr noundef nonnull align 8 dereferenceable(8) %9) #7
  %10 = load %struct.Binary.6, ptr %3, align 8
  ret %struct.Binary.6 %10
}

; Function Attrs: convergent mustprogress nounwind
define internal %struct.Binary.8 @_ZmlI6BinaryI5Minus5FieldIfES3_ES0_I4PlusS3_S3_EES0_I5TimesT_T0_ERK10ExpressionIS8_ERKSB_IS9_E(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef nonnull align 1 dereferenceable(1) %1) #2 {
  %3 = alloca %struct.Binary.8, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8, !tbaa !38
  store ptr %1, ptr %5, align 8, !tbaa !40
  %6 = load ptr, ptr %4, align 8, !tbaa !38, !nonnull !19
  %7 = call noundef nonnull align 8 dereferenceable(16) ptr @_ZNK10ExpressionI6BinaryI5Minus5FieldIfES3_EE4selfEv(ptr noundef nonnull align 1 dereferenceable(1) %6) #7
  %8 = load ptr, ptr %5, align 8, !tbaa !40, !nonnull !19
  %9 = call noundef nonnull align 8 dereferenceable(16) ptr @_ZNK10ExpressionI6BinaryI4Plus5FieldIfES3_EE4selfEv(ptr noundef nonnull align 1 dereferenceable(1) %8) #7
  call void @_ZN6BinaryI5TimesS_I5Minus5FieldIfES3_ES_I4PlusS3_S3_EEC1ERKS4_RKS6_(ptr noundef nonnull align 8 dereferenceable(32) %3, ptr noundef nonnull align 8 dereferenceable(16) %7, ptr noundef nonnull align 8 dereferenceable(16) %9) #7
  %10 = load %struct.Binary.8, ptr %3, align 8
  ret %struct.Binary.8 %10
}

; Function Attrs: convergent mustprogress nounwind
define internal %struct.Binary.10 @_ZmiI5FieldIfES1_E6BinaryI5MinusT_T0_ERK10ExpressionIS4_ERKS7_IS5_E(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef nonnull align 1 dereferenceable(1) %1) #2 {
  %3 = alloca %struct.Binary.10, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8, !tbaa !34
  store ptr %1, ptr %5, align 8, !tbaa !34
  %6 = load ptr, ptr %4, align 8, !tbaa !34, !nonnull !19
  %7 = call noundef nonnull align 8 dereferenceable(8) ptr @_ZNK10ExpressionI5FieldIfEE4selfEv(ptr noundef nonnull align 1 dereferenceable(1) %6) #7
  %8 = load ptr, ptr %5, align 8, !tbaa !34, !nonnull !19
  %9 = call noundef nonnull align 8 dereferenceable(8) ptr @_ZNK10ExpressionI5FieldIfEE4selfEv(ptr noundef nonnull align 1 dereferenceable(1) %8) #7
  call void @_ZN6BinaryI5Minus5FieldIfES2_EC1ERKS2_S5_(ptr noundef nonnull align 8 dereferenceable(16) %3, ptr noundef nonnull align 8 dereferenceable(8) %7, ptr noundef nonnull align 8 dereferenceable(8) %9) #7
  %10 = load %struct.Binary.10, ptr %3, align 8
  ret %struct.Binary.10 %10
}

; Function Attrs: convergent mustprogress nounwind
define internal %struct.Binary.12 @_ZplI5FieldIfES1_E6BinaryI4PlusT_T0_ERK10ExpressionIS4_ERKS7_IS5_E(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef nonnull align 1 dereferenceable(1) %1) #2 {
  %3 = alloca %struct.Binary.12, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8, !tbaa !34
  store ptr %1, ptr %5, align 8, !tbaa !34
  %6 = load ptr, ptr %4, align 8, !tbaa !34, !nonnull !19
  %7 = call noundef nonnull align 8 dereferenceable(8) ptr @_ZNK10ExpressionI5FieldIfEE4selfEv(ptr noundef nonnull align 1 dereferenceable(1) %6) #7
  %8 = load ptr, ptr %5, align 8, !tbaa !34, !nonnull !19
  %9 = call noundef nonnull align 8 dereferenceable(8) ptr @_ZNK10ExpressionI5FieldIfEE4selfEv(ptr noundef nonnull align 1 dereferenceable(1) %8) #7
  call void @_ZN6BinaryI4Plus5FieldIfES2_EC1ERKS2_S5_(ptr noundef nonnull align 8 dereferenceable(16) %3, ptr noundef nonnull align 8 dereferenceable(8) %7, ptr noundef nonnull align 8 dereferenceable(8) %9) #7
  %10 = load %struct.Binary.12, ptr %3, align 8
  ret %struct.Binary.12 %10
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @field_curl(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca %struct.Binary.14, align 8
  %12 = alloca %struct.Binary.16, align 8
  %13 = alloca %struct.Field, align 8
  %14 = alloca %struct.Binary.23, align 8
  %15 = alloca %struct.Field, align 8
  store ptr %0, ptr %6, align 8, !tbaa !8
  store ptr %1, ptr %7, align 8, !tbaa !8
  store ptr %2, ptr %8, align 8, !tbaa !8
  store i32 %3, ptr %9, align 4, !tbaa !4
  store i32 %4, ptr %10, align 4, !tbaa !4
  %16 = load ptr, ptr %8, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr %11) #6
  call void @llvm.lifetime.start.p0(ptr %12) #6
  call void @llvm.lifetime.start.p0(ptr %13) #6
  %17 = load ptr, ptr %7, align 8, !tbaa !8
  call void @_ZN5FieldIfEC1EPKf(ptr noundef nonnull align 8 dereferenceable(8) %13, ptr noundef %17) #7
  %18 = call %struct.Binary.16 @_ZL6alongXI11ZeroOutside5FieldIfEEDaRK10ExpressionIT0_E(ptr noundef nonnull align 1 dereferenceable(1) %13) #7
  %19 = getelementptr inbounds nuw %struct.Binary.16, ptr %12, i32 0, i32 0
  %20 = extractvalue %struct.Binary.16 %18, 0
  store %struct.Constant %20, ptr %19, align 8
  %21 = getelementptr inbounds nuw %struct.Binary.16, ptr %12, i32 0, i32 1
  %22 = extractvalue %struct.Binary.16 %18, 1
  store %struct.Binary.18 %22, ptr %21, align 8
  call void @llvm.lifetime.start.p0(ptr %14) #6
  call void @llvm.lifetime.start.p0(ptr %15) #6
  %23 = load ptr, ptr %6, align 8, !tbaa !8
  call void @_ZN5FieldIfEC1EPKf(ptr noundef nonnull align 8 dereferenceable(8) %15, ptr noundef %23) #7
  %24 = call %struct.Binary.23 @_ZL6alongYI11ZeroOutside5FieldIfEEDaRK10ExpressionIT0_E(ptr noundef nonnull align 1 dereferenceable(1) %15) #7
  %25 = getelementptr inbounds nuw %struct.Binary.23, ptr %14, i32 0, i32 0
  %26 = extractvalue %struct.Binary.23 %24, 0
  store %struct.Constant %26, ptr %25, align 8
  %27 = getelementptr inbounds nuw %struct.Binary.23, ptr %14, i32 0, i32 1
  %28 = extractvalue %struct.Binary.23 %24, 1
  store %struct.Binary.25 %28, ptr %27, align 8
  %29 = call %struct.Binary.14 @_ZmiI6BinaryI5Times8ConstantIfES0_I5Minus9NeighbourILi1ELi0E11ZeroOutside5FieldIfEES5_ILin1ELi0ES6_S8_EEES0_IS1_S3_S0_IS4_S5_ILi0ELi1ES6_S8_ES5_ILi0ELin1ES6_S8_EEEES0_IS4_T_T0_ERK10ExpressionISH_ERKSK_ISI_E(ptr noundef nonnull align 1 dereferenceable(1) %12, ptr noundef nonnull align 1 dereferenceable(1) %14) #7
  %30 = getelementptr inbounds nuw %struct.Binary.14, ptr %11, i32 0, i32 0
  %31 = extractvalue %struct.Binary.14 %29, 0
  store %struct.Binary.16 %31, ptr %30, align 8
  %32 = getelementptr inbounds nuw %struct.Binary.14, ptr %11, i32 0, i32 1
  %33 = extractvalue %struct.Binary.14 %29, 1
  store %struct.Binary.23 %33, ptr %32, align 8
  %34 = load i32, ptr %9, align 4, !tbaa !4
  %35 = load i32, ptr %10, align 4, !tbaa !4
  call void @_ZL5storeI6BinaryI5MinusS0_I5Times8ConstantIfES0_IS1_9NeighbourILi1ELi0E11ZeroOutside5FieldIfEES5_ILin1ELi0ES6_S8_EEES0_IS2_S4_S0_IS1_S5_ILi0ELi1ES6_S8_ES5_ILi0ELin1ES6_S8_EEEEEvPNT_5ValueERK10ExpressionISI_Eii(ptr noundef %16, ptr noundef nonnull align 1 dereferenceable(1) %11, i32 noundef %34, i32 noundef %35) #7
  call void @llvm.lifetime.end.p0(ptr %15) #6
  call void @llvm.lifetime.end.p0(ptr %14) #6
  call void @llvm.lifetime.end.p0(ptr %13) #6
  call void @llvm.lifetime.end.p0(ptr %12) #6
  call void @llvm.lifetime.end.p0(ptr %11) #6
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define internal void @_ZL5storeI6BinaryI5MinusS0_I5Times8ConstantIfES0_IS1_9NeighbourILi1ELi0E11ZeroOutside5FieldIfEES5_ILin1ELi0ES6_S8_EEES0_IS2_S4_S0_IS1_S5_ILi0ELi1ES6_S8_ES5_ILi0ELin1ES6_S8_EEEEEvPNT_5ValueERK10ExpressionISI_Eii(ptr noundef %0, ptr noundef nonnull align 1 dereferenceable(1) %1, i32 noundef %2, i32 noundef %3) #2 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca %struct.Place, align 4
  store ptr %0, ptr %5, align 8, !tbaa !8
  store ptr %1, ptr %6, align 8, !tbaa !42
  store i32 %2, ptr %7, align 4, !tbaa !4
  store i32 %3, ptr %8, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %9) #6
  %11 = call noundef i32 @_ZN11gv_blockIdx5get_xEv() #7
  %12 = call noundef i32 @_ZN11gv_blockDim5get_xEv() #7
  %13 = mul i32 %11, %12
  %14 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #7
  %15 = add i32 %13, %14
  store i32 %15, ptr %9, align 4, !tbaa !4
  %16 = load i32, ptr %9, align 4, !tbaa !4
  %17 = load i32, ptr %7, align 4, !tbaa !4
  %18 = load i32, ptr %8, align 4, !tbaa !4
  %19 = mul nsw i32 %17, %18
  %20 = icmp slt i32 %16, %19
  br i1 %20, label %21, label %43

21:                                               ; preds = %4
  %22 = load ptr, ptr %6, align 8, !tbaa !42, !nonnull !19
  %23 = call noundef nonnull align 8 dereferenceable(48) ptr @_ZNK10ExpressionI6BinaryI5MinusS0_I5Times8ConstantIfES0_IS1_9NeighbourILi1ELi0E11ZeroOutside5FieldIfEES5_ILin1ELi0ES6_S8_EEES0_IS2_S4_S0_IS1_S5_ILi0ELi1ES6_S8_ES5_ILi0ELin1ES6_S8_EEEEE4selfEv(ptr noundef nonnull align 1 dereferenceable(1) %22) #7
  call void @llvm.lifetime.start.p0(ptr %10) #6
  %24 = getelementptr inbounds nuw %struct.Place, ptr %10, i32 0, i32 0
  %25 = load i32, ptr %9, align 4, !tbaa !4
  store i32 %25, ptr %24, align 4, !tbaa !20
  %26 = getelementptr inbounds nuw %struct.Place, ptr %10, i32 0, i32 1
  %27 = load i32, ptr %9, align 4, !tbaa !4
  %28 = load i32, ptr %7, align 4, !tbaa !4
  %29 = srem i32 %27, %28
  store i32 %29, ptr %26, align 4, !tbaa !22
  %30 = getelementptr inbounds nuw %struct.Place, ptr %10, i32 0, i32 2
  %31 = load i32, ptr %9, align 4, !tbaa !4
  %32 = load i32, ptr %7, align 4, !tbaa !4
  %33 = sdiv i32 %31, %32
  store i32 %33, ptr %30, align 4, !tbaa !23
  %34 = getelementptr inbounds nuw %struct.Place, ptr %10, i32 0, i32 3
  %35 = load i32, ptr %7, align 4, !tbaa !4
  store i32 %35, ptr %34, align 4, !tbaa !24
  %36 = getelementptr inbounds nuw %struct.Place, ptr %10, i32 0, i32 4
  %37 = load i32, ptr %8, align 4, !tbaa !4
  store i32 %37, ptr %36, align 4, !tbaa !25
  %38 = call contract noundef float @_ZNK6BinaryI5MinusS_I5Times8ConstantIfES_IS0_9NeighbourILi1ELi0E11ZeroOutside5FieldIfEES4_ILin1ELi0ES5_S7_EEES_IS1_S3_S_IS0_S4_ILi0ELi1ES5_S7_ES4_ILi0ELin1ES5_S7_EEEE2atERK5Place(ptr noundef nonnull align 8 dereferenceable(48) %23, ptr noundef nonnull align 4 dereferenceable(20) %10) #7
  %39 = load ptr, ptr %5, align 8, !tbaa !8
  %40 = load i32, ptr %9, align 4, !tbaa !4
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds float, ptr %39, i64 %41
  store float %38, ptr %42, align 4, !tbaa !11
  call void @llvm.lifetime.end.p0(ptr %10) #6
  br label %43

43:                                               ; preds = %21, %4
  call void @llvm.lifetime.end.p0(ptr %9) #6
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define internal %struct.Binary.14 @_ZmiI6BinaryI5Times8ConstantIfES0_I5Minus9NeighbourILi1ELi0E11ZeroOutside5FieldIfEES5_ILin1ELi0ES6_S8_EEES0_IS1_S3_S0_IS4_S5_ILi0ELi1ES6_S8_ES5_ILi0ELin1ES6_S8_EEEES0_IS4_T_T0_ERK10ExpressionISH_ERKSK_ISI_E(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef nonnull align 1 dereferenceable(1) %1) #2 {
  %3 = alloca %struct.Binary.14, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8, !tbaa !44
  store ptr %1, ptr %5, align 8, !tbaa !46
  %6 = load ptr, ptr %4, align 8, !tbaa !44, !nonnull !19
  %7 = call noundef nonnull align 8 dereferenceable(24) ptr @_ZNK10ExpressionI6BinaryI5Times8ConstantIfES0_I5Minus9NeighbourILi1ELi0E11ZeroOutside5FieldIfEES5_ILin1ELi0ES6_S8_EEEE4selfEv(ptr noundef nonnull align 1 dereferenceable(1) %6) #7
  %8 = load ptr, ptr %5, align 8, !tbaa !46, !nonnull !19
  %9 = call noundef nonnull align 8 dereferenceable(24) ptr @_ZNK10ExpressionI6BinaryI5Times8ConstantIfES0_I5Minus9NeighbourILi0ELi1E11ZeroOutside5FieldIfEES5_ILi0ELin1ES6_S8_EEEE4selfEv(ptr noundef nonnull align 1 dereferenceable(1) %8) #7
  call void @_ZN6BinaryI5MinusS_I5Times8ConstantIfES_IS0_9NeighbourILi1ELi0E11ZeroOutside5FieldIfEES4_ILin1ELi0ES5_S7_EEES_IS1_S3_S_IS0_S4_ILi0ELi1ES5_S7_ES4_ILi0ELin1ES5_S7_EEEEC1ERKSB_RKSF_(ptr noundef nonnull align 8 dereferenceable(48) %3, ptr noundef nonnull align 8 dereferenceable(24) %7, ptr noundef nonnull align 8 dereferenceable(24) %9) #7
  %10 = load %struct.Binary.14, ptr %3, align 8
  ret %struct.Binary.14 %10
}

; Function Attrs: convergent mustprogress nounwind
define internal %struct.Binary.16 @_ZL6alongXI11ZeroOutside5FieldIfEEDaRK10ExpressionIT0_E(ptr noundef nonnull align 1 dereferenceable(1) %0) #2 {
  %2 = alloca %struct.Binary.16, align 8
  %3 = alloca ptr, align 8
  %4 = alloca %struct.Constant, align 4
  %5 = alloca %struct.Binary.18, align 8
  %6 = alloca %struct.Neighbour, align 8
  %7 = alloca %struct.Neighbour.21, align 8
  store ptr %0, ptr %3, align 8, !tbaa !34
  call void @llvm.lifetime.start.p0(ptr %4) #6
  call void @_ZN8ConstantIfEC1Ef(ptr noundef nonnull align 4 dereferenceable(4) %4, float noundef 5.000000e-01) #7
  call void @llvm.lifetime.start.p0(ptr %5) #6
  call void @llvm.lifetime.start.p0(ptr %6) #6
  %8 = load ptr, ptr %3, align 8, !tbaa !34, !nonnull !19
  %9 = call %struct.Neighbour @_ZL7shiftedILi1ELi0E11ZeroOutside5FieldIfEE9NeighbourIXT_EXT0_ET1_T2_ERK10ExpressionIS5_E(ptr noundef nonnull align 1 dereferenceable(1) %8) #7
  %10 = getelementptr inbounds nuw %struct.Neighbour, ptr %6, i32 0, i32 0
  %11 = extractvalue %struct.Neighbour %9, 0
  store %struct.Field %11, ptr %10, align 8
  call void @llvm.lifetime.start.p0(ptr %7) #6
  %12 = load ptr, ptr %3, align 8, !tbaa !34, !nonnull !19
  %13 = call %struct.Neighbour.21 @_ZL7shiftedILin1ELi0E11ZeroOutside5FieldIfEE9NeighbourIXT_EXT0_ET1_T2_ERK10ExpressionIS5_E(ptr noundef nonnull align 1 dereferenceable(1) %12) #7
  %14 = getelementptr inbounds nuw %struct.Neighbour.21, ptr %7, i32 0, i32 0
  %15 = extractvalue %struct.Neighbour.21 %13, 0
  store %struct.Field %15, ptr %14, align 8
  %16 = call %struct.Binary.18 @_ZmiI9NeighbourILi1ELi0E11ZeroOutside5FieldIfEES0_ILin1ELi0ES1_S3_EE6BinaryI5MinusT_T0_ERK10ExpressionIS8_ERKSB_IS9_E(ptr noundef nonnull align 1 dereferenceable(1) %6, ptr noundef nonnull align 1 dereferenceable(1) %7) #7
  %17 = getelementptr inbounds nuw %struct.Binary.18, ptr %5, i32 0, i32 0
  %18 = extractvalue %struct.Binary.18 %16, 0
  store %struct.Neighbour %18, ptr %17, align 8
  %19 = getelementptr inbounds nuw %struct.Binary.18, ptr %5, i32 0, i32 1
  %20 = extractvalue %struct.Binary.18 %16, 1
  store %struct.Neighbour.21 %20, ptr %19, align 8
  %21 = call %struct.Binary.16 @_ZmlI8ConstantIfE6BinaryI5Minus9NeighbourILi1ELi0E11ZeroOutside5FieldIfEES4_ILin1ELi0ES5_S7_EEES2_I5TimesT_T0_ERK10ExpressionISC_ERKSF_ISD_E(ptr noundef nonnull align 1 dereferenceable(1) %4, ptr noundef nonnull align 1 dereferenceable(1) %5) #7
  %22 = getelementptr inbounds nuw %struct.Binary.16, ptr %2, i32 0, i32 0
  %23 = extractvalue %struct.Binary.16 %21, 0
  store %struct.Constant %23, ptr %22, align 8
  %24 = getelementptr inbounds nuw %struct.Binary.16, ptr %2, i32 0, i32 1
  %25 = extractvalue %struct.Binary.16 %21, 1
  store %struct.Binary.18 %25, ptr %24, align 8
  call void @llvm.lifetime.end.p0(ptr %7) #6
  call void @llvm.lifetime.end.p0(ptr %6) #6
  call void @llvm.lifetime.end.p0(ptr %5) #6
  call void @llvm.lifetime.end.p0(ptr %4) #6
  %26 = load %struct.Binary.16, ptr %2, align 8
  ret %struct.Binary.16 %26
}

; Function Attrs: convergent mustprogress nounwind
define internal %struct.Binary.23 @_ZL6alongYI11ZeroOutside5FieldIfEEDaRK10ExpressionIT0_E(ptr noundef nonnull align 1 dereferenceable(1) %0) #2 {
  %2 = alloca %struct.Binary.23, align 8
  %3 = alloca ptr, align 8
  %4 = alloca %struct.Constant, align 4
  %5 = alloca %struct.Binary.25, align 8
  %6 = alloca %struct.Neighbour.27, align 8
  %7 = alloca %struct.Neighbour.29, align 8
  store ptr %0, ptr %3, align 8, !tbaa !34
  call void @llvm.lifetime.start.p0(ptr %4) #6
  call void @_ZN8ConstantIfEC1Ef(ptr noundef nonnull align 4 dereferenceable(4) %4, float noundef 5.000000e-01) #7
  call void @llvm.lifetime.start.p0(ptr %5) #6
  call void @llvm.lifetime.start.p0(ptr %6) #6
  %8 = load ptr, ptr %3, align 8, !tbaa !34, !nonnull !19
  %9 = call %struct.Neighbour.27 @_ZL7shiftedILi0ELi1E11ZeroOutside5FieldIfEE9NeighbourIXT_EXT0_ET1_T2_ERK10ExpressionIS5_E(ptr noundef nonnull align 1 dereferenceable(1) %8) #7
  %10 = getelementptr inbounds nuw %struct.Neighbour.27, ptr %6, i32 0, i32 0
  %11 = extractvalue %struct.Neighbour.27 %9, 0
  store %struct.Field %11, ptr %10, align 8
  call void @llvm.lifetime.start.p0(ptr %7) #6
  %12 = load ptr, ptr %3, align 8, !tbaa !34, !nonnull !19
  %13 = call %struct.Neighbour.29 @_ZL7shiftedILi0ELin1E11ZeroOutside5FieldIfEE9NeighbourIXT_EXT0_ET1_T2_ERK10ExpressionIS5_E(ptr noundef nonnull align 1 dereferenceable(1) %12) #7
  %14 = getelementptr inbounds nuw %struct.Neighbour.29, ptr %7, i32 0, i32 0
  %15 = extractvalue %struct.Neighbour.29 %13, 0
  store %struct.Field %15, ptr %14, align 8
  %16 = call %struct.Binary.25 @_ZmiI9NeighbourILi0ELi1E11ZeroOutside5FieldIfEES0_ILi0ELin1ES1_S3_EE6BinaryI5MinusT_T0_ERK10ExpressionIS8_ERKSB_IS9_E(ptr noundef nonnull align 1 dereferenceable(1) %6, ptr noundef nonnull align 1 dereferenceable(1) %7) #7
  %17 = getelementptr inbounds nuw %struct.Binary.25, ptr %5, i32 0, i32 0
  %18 = extractvalue %struct.Binary.25 %16, 0
  store %struct.Neighbour.27 %18, ptr %17, align 8
  %19 = getelementptr inbounds nuw %struct.Binary.25, ptr %5, i32 0, i32 1
  %20 = extractvalue %struct.Binary.25 %16, 1
  store %struct.Neighbour.29 %20, ptr %19, align 8
  %21 = call %struct.Binary.23 @_ZmlI8ConstantIfE6BinaryI5Minus9NeighbourILi0ELi1E11ZeroOutside5FieldIfEES4_ILi0ELin1ES5_S7_EEES2_I5TimesT_T0_ERK10ExpressionISC_ERKSF_ISD_E(ptr noundef nonnull align 1 dereferenceable(1) %4, ptr noundef nonnull align 1 dereferenceable(1) %5) #7
  %22 = getelementptr inbounds nuw %struct.Binary.23, ptr %2, i32 0, i32 0
  %23 = extractvalue %struct.Binary.23 %21, 0
  store %struct.Constant %23, ptr %22, align 8
  %24 = getelementptr inbounds nuw %struct.Binary.23, ptr %2, i32 0, i32 1
  %25 = extractvalue %struct.Binary.23 %21, 1
  store %struct.Binary.25 %25, ptr %24, align 8
  call void @llvm.lifetime.end.p0(ptr %7) #6
  call void @llvm.lifetime.end.p0(ptr %6) #6
  call void @llvm.lifetime.end.p0(ptr %5) #6
  call void @llvm.lifetime.end.p0(ptr %4) #6
  %26 = load %struct.Binary.23, ptr %2, align 8
  ret %struct.Binary.23 %26
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @field_diffuse(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, double noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca double, align 8
  %11 = alloca %struct.Field.31, align 8
  %12 = alloca %struct.Binary.33, align 8
  %13 = alloca %struct.Binary.35, align 8
  %14 = alloca %struct.Binary.37, align 8
  %15 = alloca %struct.Neighbour.39, align 8
  %16 = alloca %struct.Neighbour.41, align 8
  %17 = alloca %struct.Neighbour.43, align 8
  %18 = alloca %struct.Neighbour.45, align 8
  %19 = alloca %struct.Binary.47, align 8
  %20 = alloca %struct.Binary.49, align 8
  %21 = alloca %struct.Constant.51, align 8
  %22 = alloca %struct.Binary.53, align 8
  %23 = alloca %struct.Binary.55, align 8
  %24 = alloca %struct.Constant.51, align 8
  store ptr %0, ptr %6, align 8, !tbaa !48
  store ptr %1, ptr %7, align 8, !tbaa !48
  store i32 %2, ptr %8, align 4, !tbaa !4
  store i32 %3, ptr %9, align 4, !tbaa !4
  store double %4, ptr %10, align 8, !tbaa !50
  call void @llvm.lifetime.start.p0(ptr %11) #6
  %25 = load ptr, ptr %6, align 8, !tbaa !48
  call void @_ZN5FieldIdEC1EPKd(ptr noundef nonnull align 8 dereferenceable(8) %11, ptr noundef %25) #7
  call void @llvm.lifetime.start.p0(ptr %12) #6
  call void @llvm.lifetime.start.p0(ptr %13) #6
  call void @llvm.lifetime.start.p0(ptr %14) #6
  call void @llvm.lifetime.start.p0(ptr %15) #6
  %26 = call %struct.Neighbour.39 @_ZL7shiftedILi1ELi0E7Clamped5FieldIdEE9NeighbourIXT_EXT0_ET1_T2_ERK10ExpressionIS5_E(ptr noundef nonnull align 1 dereferenceable(1) %11) #7
  %27 = getelementptr inbounds nuw %struct.Neighbour.39, ptr %15, i32 0, i32 0
  %28 = extractvalue %struct.Neighbour.39 %26, 0
  store %struct.Field.31 %28, ptr %27, align 8
  call void @llvm.lifetime.start.p0(ptr %16) #6
  %29 = call %struct.Neighbour.41 @_ZL7shiftedILin1ELi0E7Clamped5FieldIdEE9NeighbourIXT_EXT0_ET1_T2_ERK10ExpressionIS5_E(ptr noundef nonnull align 1 dereferenceable(1) %11) #7
  %30 = getelementptr inbounds nuw %struct.Neighbour.41, ptr %16, i32 0, i32 0
  %31 = extractvalue %struct.Neighbour.41 %29, 0
  store %struct.Field.31 %31, ptr %30, align 8
  %32 = call %struct.Binary.37 @_ZplI9NeighbourILi1ELi0E7Clamped5FieldIdEES0_ILin1ELi0ES1_S3_EE6BinaryI4PlusT_T0_ERK10ExpressionIS8_ERKSB_IS9_E(ptr noundef nonnull align 1 dereferenceable(1) %15, ptr noundef nonnull align 1 dereferenceable(1) %16) #7
  %33 = getelementptr inbounds nuw %struct.Binary.37, ptr %14, i32 0, i32 0
  %34 = extractvalue %struct.Binary.37 %32, 0
  store %struct.Neighbour.39 %34, ptr %33, align 8
  %35 = getelementptr inbounds nuw %struct.Binary.37, ptr %14, i32 0, i32 1
  %36 = extractvalue %struct.Binary.37 %32, 1
  store %struct.Neighbour.41 %36, ptr %35, align 8
  call void @llvm.lifetime.start.p0(ptr %17) #6
  %37 = call %struct.Neighbour.43 @_ZL7shiftedILi0ELi1E7Clamped5FieldIdEE9NeighbourIXT_EXT0_ET1_T2_ERK10ExpressionIS5_E(ptr noundef nonnull align 1 dereferenceable(1) %11) #7
  %38 = getelementptr inbounds nuw %struct.Neighbour.43, ptr %17, i32 0, i32 0
  %39 = extractvalue %struct.Neighbour.43 %37, 0
  store %struct.Field.31 %39, ptr %38, align 8
  %40 = call %struct.Binary.35 @_ZplI6BinaryI4Plus9NeighbourILi1ELi0E7Clamped5FieldIdEES2_ILin1ELi0ES3_S5_EES2_ILi0ELi1ES3_S5_EES0_IS1_T_T0_ERK10ExpressionISA_ERKSD_ISB_E(ptr noundef nonnull align 1 dereferenceable(1) %14, ptr noundef nonnull align 1 dereferenceable(1) %17) #7
  %41 = getelementptr inbounds nuw %struct.Binary.35, ptr %13, i32 0, i32 0
  %42 = extractvalue %struct.Binary.35 %40, 0
  store %struct.Binary.37 %42, ptr %41, align 8
  %43 = getelementptr inbounds nuw %struct.Binary.35, ptr %13, i32 0, i32 1
  %44 = extractvalue %struct.Binary.35 %40, 1
  store %struct.Neighbour.43 %44, ptr %43, align 8
  call void @llvm.lifetime.start.p0(ptr %18) #6
  %45 = call %struct.Neighbour.45 @_ZL7shiftedILi0ELin1E7Clamped5FieldIdEE9NeighbourIXT_EXT0_ET1_T2_ERK10ExpressionIS5_E(ptr noundef nonnull align 1 dereferenceable(1) %11) #7
  %46 = getelementptr inbounds nuw %struct.Neighbour.45, ptr %18, i32 0, i32 0
  %47 = extractvalue %struct.Neighbour.45 %45, 0
  store %struct.Field.31 %47, ptr %46, align 8
  %48 = call %struct.Binary.33 @_ZplI6BinaryI4PlusS0_IS1_9NeighbourILi1ELi0E7Clamped5FieldIdEES2_ILin1ELi0ES3_S5_EES2_ILi0ELi1ES3_S5_EES2_ILi0ELin1ES3_S5_EES0_IS1_T_T0_ERK10ExpressionISC_ERKSF_ISD_E(ptr noundef nonnull align 1 dereferenceable(1) %13, ptr noundef nonnull align 1 dereferenceable(1) %18) #7
  %49 = getelementptr inbounds nuw %struct.Binary.33, ptr %12, i32 0, i32 0
  %50 = extractvalue %struct.Binary.33 %48, 0
  store %struct.Binary.35 %50, ptr %49, align 8
  %51 = getelementptr inbounds nuw %struct.Binary.33, ptr %12, i32 0, i32 1
  %52 = extractvalue %struct.Binary.33 %48, 1
  store %struct.Neighbour.45 %52, ptr %51, align 8
  call void @llvm.lifetime.end.p0(ptr %18) #6
  call void @llvm.lifetime.end.p0(ptr %17) #6
  call void @llvm.lifetime.end.p0(ptr %16) #6
  call void @llvm.lifetime.end.p0(ptr %15) #6
  call void @llvm.lifetime.end.p0(ptr %14) #6
  call void @llvm.lifetime.end.p0(ptr %13) #6
  %53 = load ptr, ptr %7, align 8, !tbaa !48
  call void @llvm.lifetime.start.p0(ptr %19) #6
  call void @llvm.lifetime.start.p0(ptr %20) #6
  call void @llvm.lifetime.start.p0(ptr %21) #6
  %54 = load double, ptr %10, align 8, !tbaa !50
  call void @_ZN8ConstantIdEC1Ed(ptr noundef nonnull align 8 dereferenceable(8) %21, double noundef %54) #7
  call void @llvm.lifetime.start.p0(ptr %22) #6
  call void @llvm.lifetime.start.p0(ptr %23) #6
  call void @llvm.lifetime.start.p0(ptr %24) #6
  call void @_ZN8ConstantIdEC1Ed(ptr noundef nonnull align 8 dereferenceable(8) %24, double noundef 4.000000e+00) #7
  %55 = call %struct.Binary.55 @_ZmlI8ConstantIdE5FieldIdEE6BinaryI5TimesT_T0_ERK10ExpressionIS6_ERKS9_IS7_E(ptr noundef nonnull align 1 dereferenceable(1) %24, ptr noundef nonnull align 1 dereferenceable(1) %11) #7
  %56 = getelementptr inbounds nuw %struct.Binary.55, ptr %23, i32 0, i32 0
  %57 = extractvalue %struct.Binary.55 %55, 0
  store %struct.Constant.51 %57, ptr %56, align 8
  %58 = getelementptr inbounds nuw %struct.Binary.55, ptr %23, i32 0, i32 1
  %59 = extractvalue %struct.Binary.55 %55, 1
  store %struct.Field.31 %59, ptr %58, align 8
  %60 = call %struct.Binary.53 @_ZmiI6BinaryI4PlusS0_IS1_S0_IS1_9NeighbourILi1ELi0E7Clamped5FieldIdEES2_ILin1ELi0ES3_S5_EES2_ILi0ELi1ES3_S5_EES2_ILi0ELin1ES3_S5_EES0_I5Times8ConstantIdES5_EES0_I5MinusT_T0_ERK10ExpressionISI_ERKSL_ISJ_E(ptr noundef nonnull align 1 dereferenceable(1) %12, ptr noundef nonnull align 1 dereferenceable(1) %23) #7
  %61 = getelementptr inbounds nuw %struct.Binary.53, ptr %22, i32 0, i32 0
  %62 = extractvalue %struct.Binary.53 %60, 0
  store %struct.Binary.33 %62, ptr %61, align 8
  %63 = getelementptr inbounds nuw %struct.Binary.53, ptr %22, i32 0, i32 1
  %64 = extractvalue %struct.Binary.53 %60, 1
  store %struct.Binary.55 %64, ptr %63, align 8
  %65 = call %struct.Binary.49 @_ZmlI8ConstantIdE6BinaryI5MinusS2_I4PlusS2_IS4_S2_IS4_9NeighbourILi1ELi0E7Clamped5FieldIdEES5_ILin1ELi0ES6_S8_EES5_ILi0ELi1ES6_S8_EES5_ILi0ELin1ES6_S8_EES2_I5TimesS1_S8_EEES2_ISG_T_T0_ERK10ExpressionISJ_ERKSM_ISK_E(ptr noundef nonnull align 1 dereferenceable(1) %21, ptr noundef nonnull align 1 dereferenceable(1) %22) #7
  %66 = getelementptr inbounds nuw %struct.Binary.49, ptr %20, i32 0, i32 0
  %67 = extractvalue %struct.Binary.49 %65, 0
  store %struct.Constant.51 %67, ptr %66, align 8
  %68 = getelementptr inbounds nuw %struct.Binary.49, ptr %20, i32 0, i32 1
  %69 = extractvalue %struct.Binary.49 %65, 1
  store %struct.Binary.53 %69, ptr %68, align 8
  %70 = call %struct.Binary.47 @_ZplI5FieldIdE6BinaryI5Times8ConstantIdES2_I5MinusS2_I4PlusS2_IS7_S2_IS7_9NeighbourILi1ELi0E7ClampedS1_ES8_ILin1ELi0ES9_S1_EES8_ILi0ELi1ES9_S1_EES8_ILi0ELin1ES9_S1_EES2_IS3_S5_S1_EEEES2_IS7_T_T0_ERK10ExpressionISK_ERKSN_ISL_E(ptr noundef nonnull align 1 dereferenceable(1) %11, ptr noundef nonnull align 1 dereferenceable(1) %20) #7
  %71 = getelementptr inbounds nuw %struct.Binary.47, ptr %19, i32 0, i32 0
  %72 = extractvalue %struct.Binary.47 %70, 0
  store %struct.Field.31 %72, ptr %71, align 8
  %73 = getelementptr inbounds nuw %struct.Binary.47, ptr %19, i32 0, i32 1
  %74 = extractvalue %struct.Binary.47 %70, 1
  store %struct.Binary.49 %74, ptr %73, align 8
  %75 = load i32, ptr %8, align 4, !tbaa !4
  %76 = load i32, ptr %9, align 4, !tbaa !4
  call void @_ZL5storeI6BinaryI4Plus5FieldIdES0_I5Times8ConstantIdES0_I5MinusS0_IS1_S0_IS1_S0_IS1_9NeighbourILi1ELi0E7ClampedS3_ES8_ILin1ELi0ES9_S3_EES8_ILi0ELi1ES9_S3_EES8_ILi0ELin1ES9_S3_EES0_IS4_S6_S3_EEEEEvPNT_5ValueERK10ExpressionISL_Eii(ptr noundef %53, ptr noundef nonnull align 1 dereferenceable(1) %19, i32 noundef %75, i32 noundef %76) #7
  call void @llvm.lifetime.end.p0(ptr %24) #6
  call void @llvm.lifetime.end.p0(ptr %23) #6
  call void @llvm.lifetime.end.p0(ptr %22) #6
  call void @llvm.lifetime.end.p0(ptr %21) #6
  call void @llvm.lifetime.end.p0(ptr %20) #6
  call void @llvm.lifetime.end.p0(ptr %19) #6
  call void @llvm.lifetime.end.p0(ptr %12) #6
  call void @llvm.lifetime.end.p0(ptr %11) #6
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN5FieldIdEC1EPKd(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef %1) unnamed_addr #2 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !52
  store ptr %1, ptr %4, align 8, !tbaa !48
  %5 = load ptr, ptr %3, align 8
  %6 = load ptr, ptr %4, align 8, !tbaa !48
  call void @_ZN5FieldIdEC2EPKd(ptr noundef nonnull align 8 dereferenceable(8) %5, ptr noundef %6) #7
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define internal %struct.Binary.33 @_ZplI6BinaryI4PlusS0_IS1_9NeighbourILi1ELi0E7Clamped5FieldIdEES2_ILin1ELi0ES3_S5_EES2_ILi0ELi1ES3_S5_EES2_ILi0ELin1ES3_S5_EES0_IS1_T_T0_ERK10ExpressionISC_ERKSF_ISD_E(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef nonnull align 1 dereferenceable(1) %1) #2 {
  %3 = alloca %struct.Binary.33, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8, !tbaa !54
  store ptr %1, ptr %5, align 8, !tbaa !56
  %6 = load ptr, ptr %4, align 8, !tbaa !54, !nonnull !19
  %7 = call noundef nonnull align 8 dereferenceable(24) ptr @_ZNK10ExpressionI6BinaryI4PlusS0_IS1_9NeighbourILi1ELi0E7Clamped5FieldIdEES2_ILin1ELi0ES3_S5_EES2_ILi0ELi1ES3_S5_EEE4selfEv(ptr noundef nonnull align 1 dereferenceable(1) %6) #7
  %8 = load ptr, ptr %5, align 8, !tbaa !56, !nonnull !19
  %9 = call noundef nonnull align 8 dereferenceable(8) ptr @_ZNK10ExpressionI9NeighbourILi0ELin1E7Clamped5FieldIdEEE4selfEv(ptr noundef nonnull align 1 dereferenceable(1) %8) #7
  call void @_ZN6BinaryI4PlusS_IS0_S_IS0_9NeighbourILi1ELi0E7Clamped5FieldIdEES1_ILin1ELi0ES2_S4_EES1_ILi0ELi1ES2_S4_EES1_ILi0ELin1ES2_S4_EEC1ERKS9_RKSA_(ptr noundef nonnull align 8 dereferenceable(32) %3, ptr noundef nonnull align 8 dereferenceable(24) %7, ptr noundef nonnull align 8 dereferenceable(8) %9) #7
  %10 = load %struct.Binary.33, ptr %3, align 8
  ret %struct.Binary.33 %10
}

; Function Attrs: convergent mustprogress nounwind
define internal %struct.Binary.35 @_ZplI6BinaryI4Plus9NeighbourILi1ELi0E7Clamped5FieldIdEES2_ILin1ELi0ES3_S5_EES2_ILi0ELi1ES3_S5_EES0_IS1_T_T0_ERK10ExpressionISA_ERKSD_ISB_E(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef nonnull align 1 dereferenceable(1) %1) #2 {
  %3 = alloca %struct.Binary.35, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8, !tbaa !58
  store ptr %1, ptr %5, align 8, !tbaa !60
  %6 = load ptr, ptr %4, align 8, !tbaa !58, !nonnull !19
  %7 = call noundef nonnull align 8 dereferenceable(16) ptr @_ZNK10ExpressionI6BinaryI4Plus9NeighbourILi1ELi0E7Clamped5FieldIdEES2_ILin1ELi0ES3_S5_EEE4selfEv(ptr noundef nonnull align 1 dereferenceable(1) %6) #7
  %8 = load ptr, ptr %5, align 8, !tbaa !60, !nonnull !19
  %9 = call noundef nonnull align 8 dereferenceable(8) ptr @_ZNK10ExpressionI9NeighbourILi0ELi1E7Clamped5FieldIdEEE4selfEv(ptr noundef nonnull align 1 dereferenceable(1) %8) #7
  call void @_ZN6BinaryI4PlusS_IS0_9NeighbourILi1ELi0E7Clamped5FieldIdEES1_ILin1ELi0ES2_S4_EES1_ILi0ELi1ES2_S4_EEC1ERKS7_RKS8_(ptr noundef nonnull align 8 dereferenceable(24) %3, ptr noundef nonnull align 8 dereferenceable(16) %7, ptr noundef nonnull align 8 dereferenceable(8) %9) #7
  %10 = load %struct.Binary.35, ptr %3, align 8
  ret %struct.Binary.35 %10
}

; Function Attrs: convergent mustprogress nounwind
define internal %struct.Binary.37 @_ZplI9NeighbourILi1ELi0E7Clamped5FieldIdEES0_ILin1ELi0ES1_S3_EE6BinaryI4PlusT_T0_ERK10ExpressionIS8_ERKSB_IS9_E(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef nonnull align 1 dereferenceable(1) %1) #2 {
  %3 = alloca %struct.Binary.37, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8, !tbaa !62
  store ptr %1, ptr %5, align 8, !tbaa !64
  %6 = load ptr, ptr %4, align 8, !tbaa !62, !nonnull !19
  %7 = call noundef nonnull align 8 dereferenceable(8) ptr @_ZNK10ExpressionI9NeighbourILi1ELi0E7Clamped5FieldIdEEE4selfEv(ptr noundef nonnull align 1 dereferenceable(1) %6) #7
  %8 = load ptr, ptr %5, align 8, !tbaa !64, !nonnull !19
  %9 = call noundef nonnull align 8 dereferenceable(8) ptr @_ZNK10ExpressionI9NeighbourILin1ELi0E7Clamped5FieldIdEEE4selfEv(ptr noundef nonnull align 1 dereferenceable(1) %8) #7
  call void @_ZN6BinaryI4Plus9NeighbourILi1ELi0E7Clamped5FieldIdEES1_ILin1ELi0ES2_S4_EEC1ERKS5_RKS6_(ptr noundef nonnull align 8 dereferenceable(16) %3, ptr noundef nonnull align 8 dereferenceable(8) %7, ptr noundef nonnull align 8 dereferenceable(8) %9) #7
  %10 = load %struct.Binary.37, ptr %3, align 8
  ret %struct.Binary.37 %10
}

; Function Attrs: convergent mustprogress nounwind
define internal %struct.Neighbour.39 @_ZL7shiftedILi1ELi0E7Clamped5FieldIdEE9NeighbourIXT_EXT0_ET1_T2_ERK10ExpressionIS5_E(ptr noundef nonnull align 1 dereferenceable(1) %0) #2 {
  %2 = alloca %struct.Neighbour.39, align 8
  %3 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !66
  %4 = load ptr, ptr %3, align 8, !tbaa !66, !nonnull !19
  %5 = call noundef nonnull align 8 dereferenceable(8) ptr @_ZNK10ExpressionI5FieldIdEE4selfEv(ptr noundef nonnull align 1 dereferenceable(1) %4) #7
  call void @_ZN9NeighbourILi1ELi0E7Clamped5FieldIdEEC1ERKS2_(ptr noundef nonnull align 8 dereferenceable(8) %2, ptr noundef nonnull align 8 dereferenceable(8) %5) #7
  %6 = load %struct.Neighbour.39, ptr %2, align 8
  ret %struct.Neighbour.39 %6
}

; Function Attrs: convergent mustprogress nounwind
define internal %struct.Neighbour.41 @_ZL7shiftedILin1ELi0E7Clamped5FieldIdEE9NeighbourIXT_EXT0_ET1_T2_ERK10ExpressionIS5_E(ptr noundef nonnull align 1 dereferenceable(1) %0) #2 {
  %2 = alloca %struct.Neighbour.41, align 8
  %3 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !66
  %4 = load ptr, ptr %3, align 8, !tbaa !66, !nonnull !19
  %5 = call noundef nonnull align 8 dereferenceable(8) ptr @_ZNK10ExpressionI5FieldIdEE4selfEv(ptr noundef nonnull align 1 dereferenceable(1) %4) #7
  call void @_ZN9NeighbourILin1ELi0E7Clamped5FieldIdEEC1ERKS2_(ptr noundef nonnull align 8 dereferenceable(8) %2, ptr noundef nonnull align 8 dereferenceable(8) %5) #7
  %6 = load %struct.Neighbour.41, ptr %2, align 8
  ret %struct.Neighbour.41 %6
}

; Function Attrs: convergent mustprogress nounwind
define internal %struct.Neighbour.43 @_ZL7shiftedILi0ELi1E7Clamped5FieldIdEE9NeighbourIXT_EXT0_ET1_T2_ERK10ExpressionIS5_E(ptr noundef nonnull align 1 dereferenceable(1) %0) #2 {
  %2 = alloca %struct.Neighbour.43, align 8
  %3 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !66
  %4 = load ptr, ptr %3, align 8, !tbaa !66, !nonnull !19
  %5 = call noundef nonnull align 8 dereferenceable(8) ptr @_ZNK10ExpressionI5FieldIdEE4selfEv(ptr noundef nonnull align 1 dereferenceable(1) %4) #7
  call void @_ZN9NeighbourILi0ELi1E7Clamped5FieldIdEEC1ERKS2_(ptr noundef nonnull align 8 dereferenceable(8) %2, ptr noundef nonnull align 8 dereferenceable(8) %5) #7
  %6 = load %struct.Neighbour.43, ptr %2, align 8
  ret %struct.Neighbour.43 %6
}

; Function Attrs: convergent mustprogress nounwind
define internal %struct.Neighbour.45 @_ZL7shiftedILi0ELin1E7Clamped5FieldIdEE9NeighbourIXT_EXT0_ET1_T2_ERK10ExpressionIS5_E(ptr noundef nonnull align 1 dereferenceable(1) %0) #2 {
  %2 = alloca %struct.Neighbour.45, align 8
  %3 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !66
  %4 = load ptr, ptr %3, align 8, !tbaa !66, !nonnull !19
  %5 = call noundef nonnull align 8 dereferenceable(8) ptr @_ZNK10ExpressionI5FieldIdEE4selfEv(ptr noundef nonnull align 1 dereferenceable(1) %4) #7
  call void @_ZN9NeighbourILi0ELin1E7Clamped5FieldIdEEC1ERKS2_(ptr noundef nonnull align 8 dereferenceable(8) %2, ptr noundef nonnull align 8 dereferenceable(8) %5) #7
  %6 = load %struct.Neighbour.45, ptr %2, align 8
  ret %struct.Neighbour.45 %6
}

; Function Attrs: convergent mustprogress nounwind
define internal void @_ZL5storeI6BinaryI4Plus5FieldIdES0_I5Times8ConstantIdES0_I5MinusS0_IS1_S0_IS1_S0_IS1_9NeighbourILi1ELi0E7ClampedS3_ES8_ILin1ELi0ES9_S3_EES8_ILi0ELi1ES9_S3_EES8_ILi0ELin1ES9_S3_EES0_IS4_S6_S3_EEEEEvPNT_5ValueERK10ExpressionISL_Eii(ptr noundef %0, ptr noundef nonnull align 1 dereferenceable(1) %1, i32 noundef %2, i32 noundef %3) #2 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca %struct.Place, align 4
  store ptr %0, ptr %5, align 8, !tbaa !48
  store ptr %1, ptr %6, align 8, !tbaa !68
  store i32 %2, ptr %7, align 4, !tbaa !4
  store i32 %3, ptr %8, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %9) #6
  %11 = call noundef i32 @_ZN11gv_blockIdx5get_xEv() #7
  %12 = call noundef i32 @_ZN11gv_blockDim5get_xEv() #7
  %13 = mul i32 %11, %12
  %14 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #7
  %15 = add i32 %13, %14
  store i32 %15, ptr %9, align 4, !tbaa !4
  %16 = load i32, ptr %9, align 4, !tbaa !4
  %17 = load i32, ptr %7, align 4, !tbaa !4
  %18 = load i32, ptr %8, align 4, !tbaa !4
  %19 = mul nsw i32 %17, %18
  %20 = icmp slt i32 %16, %19
  br i1 %20, label %21, label %43

21:                                               ; preds = %4
  %22 = load ptr, ptr %6, align 8, !tbaa !68, !nonnull !19
  %23 = call noundef nonnull align 8 dereferenceable(64) ptr @_ZNK10ExpressionI6BinaryI4Plus5FieldIdES0_I5Times8ConstantIdES0_I5MinusS0_IS1_S0_IS1_S0_IS1_9NeighbourILi1ELi0E7ClampedS3_ES8_ILin1ELi0ES9_S3_EES8_ILi0ELi1ES9_S3_EES8_ILi0ELin1ES9_S3_EES0_IS4_S6_S3_EEEEE4selfEv(ptr noundef nonnull align 1 dereferenceable(1) %22) #7
  call void @llvm.lifetime.start.p0(ptr %10) #6
  %24 = getelementptr inbounds nuw %struct.Place, ptr %10, i32 0, i32 0
  %25 = load i32, ptr %9, align 4, !tbaa !4
  store i32 %25, ptr %24, align 4, !tbaa !20
  %26 = getelementptr inbounds nuw %struct.Place, ptr %10, i32 0, i32 1
  %27 = load i32, ptr %9, align 4, !tbaa !4
  %28 = load i32, ptr %7, align 4, !tbaa !4
  %29 = srem i32 %27, %28
  store i32 %29, ptr %26, align 4, !tbaa !22
  %30 = getelementptr inbounds nuw %struct.Place, ptr %10, i32 0, i32 2
  %31 = load i32, ptr %9, align 4, !tbaa !4
  %32 = load i32, ptr %7, align 4, !tbaa !4
  %33 = sdiv i32 %31, %32
  store i32 %33, ptr %30, align 4, !tbaa !23
  %34 = getelementptr inbounds nuw %struct.Place, ptr %10, i32 0, i32 3
  %35 = load i32, ptr %7, align 4, !tbaa !4
  store i32 %35, ptr %34, align 4, !tbaa !24
  %36 = getelementptr inbounds nuw %struct.Place, ptr %10, i32 0, i32 4
  %37 = load i32, ptr %8, align 4, !tbaa !4
  store i32 %37, ptr %36, align 4, !tbaa !25
  %38 = call contract noundef double @_ZNK6BinaryI4Plus5FieldIdES_I5Times8ConstantIdES_I5MinusS_IS0_S_IS0_S_IS0_9NeighbourILi1ELi0E7ClampedS2_ES7_ILin1ELi0ES8_S2_EES7_ILi0ELi1ES8_S2_EES7_ILi0ELin1ES8_S2_EES_IS3_S5_S2_EEEE2atERK5Place(ptr noundef nonnull align 8 dereferenceable(64) %23, ptr noundef nonnull align 4 dereferenceable(20) %10) #7
  %39 = load ptr, ptr %5, align 8, !tbaa !48
  %40 = load i32, ptr %9, align 4, !tbaa !4
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds double, ptr %39, i64 %41
  store double %38, ptr %42, align 8, !tbaa !50
  call void @llvm.lifetime.end.p0(ptr %10) #6
  br label %43

43:                                               ; preds = %21, %4
  call void @llvm.lifetime.end.p0(ptr %9) #6
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define internal %struct.Binary.47 @_ZplI5FieldIdE6BinaryI5Times8ConstantIdES2_I5MinusS2_I4PlusS2_IS7_S2_IS7_9NeighbourILi1ELi0E7ClampedS1_ES8_ILin1ELi0ES9_S1_EES8_ILi0ELi1ES9_S1_EES8_ILi0ELin1ES9_S1_EES2_IS3_S5_S1_EEEES2_IS7_T_T0_ERK10ExpressionISK_ERKSN_ISL_E(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef nonnull align 1 dereferenceable(1) %1) #2 {
  %3 = alloca %struct.Binary.47, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8, !tbaa !66
  store ptr %1, ptr %5, align 8, !tbaa !70
  %6 = load ptr, ptr %4, align 8, !tbaa !66, !nonnull !19
  %7 = call noundef nonnull align 8 dereferenceable(8) ptr @_ZNK10ExpressionI5FieldIdEE4selfEv(ptr noundef nonnull align 1 dereferenceable(1) %6) #7
  %8 = load ptr, ptr %5, align 8, !tbaa !70, !nonnull !19
  %9 = call noundef nonnull align 8 dereferenceable(56) ptr @_ZNK10ExpressionI6BinaryI5Times8ConstantIdES0_I5MinusS0_I4PlusS0_IS5_S0_IS5_9NeighbourILi1ELi0E7Clamped5FieldIdEES6_ILin1ELi0ES7_S9_EES6_ILi0ELi1ES7_S9_EES6_ILi0ELin1ES7_S9_EES0_IS1_S3_S9_EEEE4selfEv(ptr noundef nonnull align 1 dereferenceable(1) %8) #7
  call void @_ZN6BinaryI4Plus5FieldIdES_I5Times8ConstantIdES_I5MinusS_IS0_S_IS0_S_IS0_9NeighbourILi1ELi0E7ClampedS2_ES7_ILin1ELi0ES8_S2_EES7_ILi0ELi1ES8_S2_EES7_ILi0ELin1ES8_S2_EES_IS3_S5_S2_EEEEC1ERKS2_RKSI_(ptr noundef nonnull align 8 dereferenceable(64) %3, ptr noundef nonnull align 8 dereferenceable(8) %7, ptr noundef nonnull align 8 dereferenceable(56) %9) #7
  %10 = load %struct.Binary.47, ptr %3, align 8
  ret %struct.Binary.47 %10
}

; Function Attrs: convergent mustprogress nounwind
define internal %struct.Binary.49 @_ZmlI8ConstantIdE6BinaryI5MinusS2_I4PlusS2_IS4_S2_IS4_9NeighbourILi1ELi0E7Clamped5FieldIdEES5_ILin1ELi0ES6_S8_EES5_ILi0ELi1ES6_S8_EES5_ILi0ELin1ES6_S8_EES2_I5TimesS1_S8_EEES2_ISG_T_T0_ERK10ExpressionISJ_ERKSM_ISK_E(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef nonnull align 1 dereferenceable(1) %1) #2 {
  %3 = alloca %struct.Binary.49, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8, !tbaa !72
  store ptr %1, ptr %5, align 8, !tbaa !74
  %6 = load ptr, ptr %4, align 8, !tbaa !72, !nonnull !19
  %7 = call noundef nonnull align 8 dereferenceable(8) ptr @_ZNK10ExpressionI8ConstantIdEE4selfEv(ptr noundef nonnull align 1 dereferenceable(1) %6) #7
  %8 = load ptr, ptr %5, align 8, !tbaa !74, !nonnull !19
  %9 = call noundef nonnull align 8 dereferenceable(48) ptr @_ZNK10ExpressionI6BinaryI5MinusS0_I4PlusS0_IS2_S0_IS2_9NeighbourILi1ELi0E7Clamped5FieldIdEES3_ILin1ELi0ES4_S6_EES3_ILi0ELi1ES4_S6_EES3_ILi0ELin1ES4_S6_EES0_I5Times8ConstantIdES6_EEE4selfEv(ptr noundef nonnull align 1 dereferenceable(1) %8) #7
  call void @_ZN6BinaryI5Times8ConstantIdES_I5MinusS_I4PlusS_IS4_S_IS4_9NeighbourILi1ELi0E7Clamped5FieldIdEES5_ILin1ELi0ES6_S8_EES5_ILi0ELi1ES6_S8_EES5_ILi0ELin1ES6_S8_EES_IS0_S2_S8_EEEC1ERKS2_RKSH_(ptr noundef nonnull align 8 dereferenceable(56) %3, ptr noundef nonnull align 8 dereferenceable(8) %7, ptr noundef nonnull align 8 dereferenceable(48) %9) #7
  %10 = load %struct.Binary.49, ptr %3, align 8
  ret %struct.Binary.49 %10
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN8ConstantIdEC1Ed(ptr noundef nonnull align 8 dereferenceable(8) %0, double noundef %1) unnamed_addr #2 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca double, align 8
  store ptr %0, ptr %3, align 8, !tbaa !76
  store double %1, ptr %4, align 8, !tbaa !50
  %5 = load ptr, ptr %3, align 8
  %6 = load double, ptr %4, align 8, !tbaa !50
  call void @_ZN8ConstantIdEC2Ed(ptr noundef nonnull align 8 dereferenceable(8) %5, double noundef %6) #7
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define internal %struct.Binary.53 @_ZmiI6BinaryI4PlusS0_IS1_S0_IS1_9NeighbourILi1ELi0E7Clamped5FieldIdEES2_ILin1ELi0ES3_S5_EES2_ILi0ELi1ES3_S5_EES2_ILi0ELin1ES3_S5_EES0_I5Times8ConstantIdES5_EES0_I5MinusT_T0_ERK10ExpressionISI_ERKSL_ISJ_E(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef nonnull align 1 dereferenceable(1) %1) #2 {
  %3 = alloca %struct.Binary.53, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8, !tbaa !78
  store ptr %1, ptr %5, align 8, !tbaa !80
  %6 = load ptr, ptr %4, align 8, !tbaa !78, !nonnull !19
  %7 = call noundef nonnull align 8 dereferenceable(32) ptr @_ZNK10ExpressionI6BinaryI4PlusS0_IS1_S0_IS1_9NeighbourILi1ELi0E7Clamped5FieldIdEES2_ILin1ELi0ES3_S5_EES2_ILi0ELi1ES3_S5_EES2_ILi0ELin1ES3_S5_EEE4selfEv(ptr noundef nonnull align 1 dereferenceable(1) %6) #7
  %8 = load ptr, ptr %5, align 8, !tbaa !80, !nonnull !19
  %9 = call noundef nonnull align 8 dereferenceable(16) ptr @_ZNK10ExpressionI6BinaryI5Times8ConstantIdE5FieldIdEEE4selfEv(ptr noundef nonnull align 1 dereferenceable(1) %8) #7
  call void @_ZN6BinaryI5MinusS_I4PlusS_IS1_S_IS1_9NeighbourILi1ELi0E7Clamped5FieldIdEES2_ILin1ELi0ES3_S5_EES2_ILi0ELi1ES3_S5_EES2_ILi0ELin1ES3_S5_EES_I5Times8ConstantIdES5_EEC1ERKSC_RKSG_(ptr noundef nonnull align 8 dereferenceable(48) %3, ptr noundef nonnull align 8 dereferenceable(32) %7, ptr noundef nonnull align 8 dereferenceable(16) %9) #7
  %10 = load %struct.Binary.53, ptr %3, align 8
  ret %struct.Binary.53 %10
}

; Function Attrs: convergent mustprogress nounwind
define internal %struct.Binary.55 @_ZmlI8ConstantIdE5FieldIdEE6BinaryI5TimesT_T0_ERK10ExpressionIS6_ERKS9_IS7_E(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef nonnull align 1 dereferenceable(1) %1) #2 {
  %3 = alloca %struct.Binary.55, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8, !tbaa !72
  store ptr %1, ptr %5, align 8, !tbaa !66
  %6 = load ptr, ptr %4, align 8, !tbaa !72, !nonnull !19
  %7 = call noundef nonnull align 8 dereferenceable(8) ptr @_ZNK10ExpressionI8ConstantIdEE4selfEv(ptr noundef nonnull align 1 dereferenceable(1) %6) #7
  %8 = load ptr, ptr %5, align 8, !tbaa !66, !nonnull !19
  %9 = call noundef nonnull align 8 dereferenceable(8) ptr @_ZNK10ExpressionI5FieldIdEE4selfEv(ptr noundef nonnull align 1 dereferenceable(1) %8) #7
  call void @_ZN6BinaryI5Times8ConstantIdE5FieldIdEEC1ERKS2_RKS4_(ptr noundef nonnull align 8 dereferenceable(16) %3, ptr noundef nonnull align 8 dereferenceable(8) %7, ptr noundef nonnull align 8 dereferenceable(8) %9) #7
  %10 = load %struct.Binary.55, ptr %3, align 8
  ret %struct.Binary.55 %10
}

; Function Attrs: convergent mustprogress nounwind
define internal %struct.Binary.16 @_ZmlI8ConstantIfE6BinaryI5Minus9NeighbourILi1ELi0E11ZeroOutside5FieldIfEES4_ILin1ELi0ES5_S7_EEES2_I5TimesT_T0_ERK10ExpressionISC_ERKSF_ISD_E(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef nonnull align 1 dereferenceable(1) %1) #2 {
  %3 = alloca %struct.Binary.16, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8, !tbaa !36
  store ptr %1, ptr %5, align 8, !tbaa !82
  %6 = load ptr, ptr %4, align 8, !tbaa !36, !nonnull !19
  %7 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZNK10ExpressionI8ConstantIfEE4selfEv(ptr noundef nonnull align 1 dereferenceable(1) %6) #7
  %8 = load ptr, ptr %5, align 8, !tbaa !82, !nonnull !19
  %9 = call noundef nonnull align 8 dereferenceable(16) ptr @_ZNK10ExpressionI6BinaryI5Minus9NeighbourILi1ELi0E11ZeroOutside5FieldIfEES2_ILin1ELi0ES3_S5_EEE4selfEv(ptr noundef nonnull align 1 dereferenceable(1) %8) #7
  call void @_ZN6BinaryI5Times8ConstantIfES_I5Minus9NeighbourILi1ELi0E11ZeroOutside5FieldIfEES4_ILin1ELi0ES5_S7_EEEC1ERKS2_RKSA_(ptr noundef nonnull align 8 dereferenceable(24) %3, ptr noundef nonnull align 4 dereferenceable(4) %7, ptr noundef nonnull align 8 dereferenceable(16) %9) #7
  %10 = load %struct.Binary.16, ptr %3, align 8
  ret %struct.Binary.16 %10
}

; Function Attrs: convergent mustprogress nounwind
define internal %struct.Binary.18 @_ZmiI9NeighbourILi1ELi0E11ZeroOutside5FieldIfEES0_ILin1ELi0ES1_S3_EE6BinaryI5MinusT_T0_ERK10ExpressionIS8_ERKSB_IS9_E(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef nonnull align 1 dereferenceable(1) %1) #2 {
  %3 = alloca %struct.Binary.18, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8, !tbaa !84
  store ptr %1, ptr %5, align 8, !tbaa !86
  %6 = load ptr, ptr %4, align 8, !tbaa !84, !nonnull !19
  %7 = call noundef nonnull align 8 dereferenceable(8) ptr @_ZNK10ExpressionI9NeighbourILi1ELi0E11ZeroOutside5FieldIfEEE4selfEv(ptr noundef nonnull align 1 dereferenceable(1) %6) #7
  %8 = load ptr, ptr %5, align 8, !tbaa !86, !nonnull !19
  %9 = call noundef nonnull align 8 dereferenceable(8) ptr @_ZNK10ExpressionI9NeighbourILin1ELi0E11ZeroOutside5FieldIfEEE4selfEv(ptr noundef nonnull align 1 dereferenceable(1) %8) #7
  call void @_ZN6BinaryI5Minus9NeighbourILi1ELi0E11ZeroOutside5FieldIfEES1_ILin1ELi0ES2_S4_EEC1ERKS5_RKS6_(ptr noundef nonnull align 8 dereferenceable(16) %3, ptr noundef nonnull align 8 dereferenceable(8) %7, ptr noundef nonnull align 8 dereferenceable(8) %9) #7
  %10 = load %struct.Binary.18, ptr %3, align 8
  ret %struct.Binary.18 %10
}

; Function Attrs: convergent mustprogress nounwind
define internal %struct.Neighbour @_ZL7shiftedILi1ELi0E11ZeroOutside5FieldIfEE9NeighbourIXT_EXT0_ET1_T2_ERK10ExpressionIS5_E(ptr noundef nonnull align 1 dereferenceable(1) %0) #2 {
  %2 = alloca %struct.Neighbour, align 8
  %3 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !34
  %4 = load ptr, ptr %3, align 8, !tbaa !34, !nonnull !19
  %5 = call noundef nonnull align 8 dereferenceable(8) ptr @_ZNK10ExpressionI5FieldIfEE4selfEv(ptr noundef nonnull align 1 dereferenceable(1) %4) #7
  call void @_ZN9NeighbourILi1ELi0E11ZeroOutside5FieldIfEEC1ERKS2_(ptr noundef nonnull align 8 dereferenceable(8) %2, ptr noundef nonnull align 8 dereferenceable(8) %5) #7
  %6 = load %struct.Neighbour, ptr %2, align 8
  ret %struct.Neighbour %6
}

; Function Attrs: convergent mustprogress nounwind
define internal %struct.Neighbour.21 @_ZL7shiftedILin1ELi0E11ZeroOutside5FieldIfEE9NeighbourIXT_EXT0_ET1_T2_ERK10ExpressionIS5_E(ptr noundef nonnull align 1 dereferenceable(1) %0) #2 {
  %2 = alloca %struct.Neighbour.21, align 8
  %3 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !34
  %4 = load ptr, ptr %3, align 8, !tbaa !34, !nonnull !19
  %5 = call noundef nonnull align 8 dereferenceable(8) ptr @_ZNK10ExpressionI5FieldIfEE4selfEv(ptr noundef nonnull align 1 dereferenceable(1) %4) #7
  call void @_ZN9NeighbourILin1ELi0E11ZeroOutside5FieldIfEEC1ERKS2_(ptr noundef nonnull align 8 dereferenceable(8) %2, ptr noundef nonnull align 8 dereferenceable(8) %5) #7
  %6 = load %struct.Neighbour.21, ptr %2, align 8
  ret %struct.Neighbour.21 %6
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) ptr @_ZNK10ExpressionI8ConstantIfEE4selfEv(ptr noundef nonnull align 1 dereferenceable(1) %0) #2 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !36
  %3 = load ptr, ptr %2, align 8
  ret ptr %3
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(16) ptr @_ZNK10ExpressionI6BinaryI5Minus9NeighbourILi1ELi0E11ZeroOutside5FieldIfEES2_ILin1ELi0ES3_S5_EEE4selfEv(ptr noundef nonnull align 1 dereferenceable(1) %0) #2 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !82
  %3 = load ptr, ptr %2, align 8
  ret ptr %3
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN6BinaryI5Times8ConstantIfES_I5Minus9NeighbourILi1ELi0E11ZeroOutside5FieldIfEES4_ILin1ELi0ES5_S7_EEEC1ERKS2_RKSA_(ptr noundef nonnull align 8 dereferenceable(24) %0, ptr noundef nonnull align 4 dereferenceable(4) %1, ptr noundef nonnull align 8 dereferenceable(16) %2) unnamed_addr #2 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8, !tbaa !88
  store ptr %1, ptr %5, align 8, !tbaa !15
  store ptr %2, ptr %6, align 8, !tbaa !90
  %7 = load ptr, ptr %4, align 8
  %8 = load ptr, ptr %5, align 8
  %9 = load ptr, ptr %6, align 8
  call void @_ZN6BinaryI5Times8ConstantIfES_I5Minus9NeighbourILi1ELi0E11ZeroOutside5FieldIfEES4_ILin1ELi0ES5_S7_EEEC2ERKS2_RKSA_(ptr noundef nonnull align 8 dereferenceable(24) %7, ptr noundef nonnull align 4 dereferenceable(4) %8, ptr noundef nonnull align 8 dereferenceable(16) %9) #7
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN6BinaryI5Times8ConstantIfES_I5Minus9NeighbourILi1ELi0E11ZeroOutside5FieldIfEES4_ILin1ELi0ES5_S7_EEEC2ERKS2_RKSA_(ptr noundef nonnull align 8 dereferenceable(24) %0, ptr noundef nonnull align 4 dereferenceable(4) %1, ptr noundef nonnull align 8 dereferenceable(16) %2) unnamed_addr #2 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8, !tbaa !88
  store ptr %1, ptr %5, align 8, !tbaa !15
  store ptr %2, ptr %6, align 8, !tbaa !90
  %7 = load ptr, ptr %4, align 8
  %8 = getelementptr inbounds nuw %struct.Binary.16, ptr %7, i32 0, i32 0
  %9 = load ptr, ptr %5, align 8, !tbaa !15, !nonnull !19, !align !92
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %8, ptr align 4 %9, i64 4, i1 false)
  %10 = getelementptr inbounds nuw %struct.Binary.16, ptr %7, i32 0, i32 1
  %11 = load ptr, ptr %6, align 8, !tbaa !90, !nonnull !19, !align !93
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %10, ptr align 8 %11, i64 16, i1 false)
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZNK10ExpressionI9NeighbourILi1ELi0E11ZeroOutside5FieldIfEEE4selfEv(ptr noundef nonnull align 1 dereferenceable(1) %0) #2 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !84
  %3 = load ptr, ptr %2, align 8
  ret ptr %3
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZNK10ExpressionI9NeighbourILin1ELi0E11ZeroOutside5FieldIfEEE4selfEv(ptr noundef nonnull align 1 dereferenceable(1) %0) #2 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !86
  %3 = load ptr, ptr %2, align 8
  ret ptr %3
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN6BinaryI5Minus9NeighbourILi1ELi0E11ZeroOutside5FieldIfEES1_ILin1ELi0ES2_S4_EEC1ERKS5_RKS6_(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(8) %1, ptr noundef nonnull align 8 dereferenceable(8) %2) unnamed_addr #2 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8, !tbaa !90
  store ptr %1, ptr %5, align 8, !tbaa !94
  store ptr %2, ptr %6, align 8, !tbaa !96
  %7 = load ptr, ptr %4, align 8
  %8 = load ptr, ptr %5, align 8
  %9 = load ptr, ptr %6, align 8
  call void @_ZN6BinaryI5Minus9NeighbourILi1ELi0E11ZeroOutside5FieldIfEES1_ILin1ELi0ES2_S4_EEC2ERKS5_RKS6_(ptr noundef nonnull align 8 dereferenceable(16) %7, ptr noundef nonnull align 8 dereferenceable(8) %8, ptr noundef nonnull align 8 dereferenceable(8) %9) #7
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN6BinaryI5Minus9NeighbourILi1ELi0E11ZeroOutside5FieldIfEES1_ILin1ELi0ES2_S4_EEC2ERKS5_RKS6_(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(8) %1, ptr noundef nonnull align 8 dereferenceable(8) %2) unnamed_addr #2 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8, !tbaa !90
  store ptr %1, ptr %5, align 8, !tbaa !94
  store ptr %2, ptr %6, align 8, !tbaa !96
  %7 = load ptr, ptr %4, align 8
  %8 = getelementptr inbounds nuw %struct.Binary.18, ptr %7, i32 0, i32 0
  %9 = load ptr, ptr %5, align 8, !tbaa !94, !nonnull !19, !align !93
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %8, ptr align 8 %9, i64 8, i1 false)
  %10 = getelementptr inbounds nuw %struct.Binary.18, ptr %7, i32 0, i32 1
  %11 = load ptr, ptr %6, align 8, !tbaa !96, !nonnull !19, !align !93
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %10, ptr align 8 %11, i64 8, i1 false)
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZNK10ExpressionI5FieldIfEE4selfEv(ptr noundef nonnull align 1 dereferenceable(1) %0) #2 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !34
  %3 = load ptr, ptr %2, align 8
  ret ptr %3
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN9NeighbourILi1ELi0E11ZeroOutside5FieldIfEEC1ERKS2_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) unnamed_addr #2 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !94
  store ptr %1, ptr %4, align 8, !tbaa !13
  %5 = load ptr, ptr %3, align 8
  %6 = load ptr, ptr %4, align 8
  call void @_ZN9NeighbourILi1ELi0E11ZeroOutside5FieldIfEEC2ERKS2_(ptr noundef nonnull align 8 dereferenceable(8) %5, ptr noundef nonnull align 8 dereferenceable(8) %6) #7
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN9NeighbourILi1ELi0E11ZeroOutside5FieldIfEEC2ERKS2_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) unnamed_addr #2 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !94
  store ptr %1, ptr %4, align 8, !tbaa !13
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %struct.Neighbour, ptr %5, i32 0, i32 0
  %7 = load ptr, ptr %4, align 8, !tbaa !13, !nonnull !19, !align !93
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %6, ptr align 8 %7, i64 8, i1 false)
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN9NeighbourILin1ELi0E11ZeroOutside5FieldIfEEC1ERKS2_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) unnamed_addr #2 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !96
  store ptr %1, ptr %4, align 8, !tbaa !13
  %5 = load ptr, ptr %3, align 8
  %6 = load ptr, ptr %4, align 8
  call void @_ZN9NeighbourILin1ELi0E11ZeroOutside5FieldIfEEC2ERKS2_(ptr noundef nonnull align 8 dereferenceable(8) %5, ptr noundef nonnull align 8 dereferenceable(8) %6) #7
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN9NeighbourILin1ELi0E11ZeroOutside5FieldIfEEC2ERKS2_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) unnamed_addr #2 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !96
  store ptr %1, ptr %4, align 8, !tbaa !13
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %struct.Neighbour.21, ptr %5, i32 0, i32 0
  %7 = load ptr, ptr %4, align 8, !tbaa !13, !nonnull !19, !align !93
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %6, ptr align 8 %7, i64 8, i1 false)
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define internal %struct.Binary.23 @_ZmlI8ConstantIfE6BinaryI5Minus9NeighbourILi0ELi1E11ZeroOutside5FieldIfEES4_ILi0ELin1ES5_S7_EEES2_I5TimesT_T0_ERK10ExpressionISC_ERKSF_ISD_E(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef nonnull align 1 dereferenceable(1) %1) #2 {
  %3 = alloca %struct.Binary.23, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8, !tbaa !36
  store ptr %1, ptr %5, align 8, !tbaa !98
  %6 = load ptr, ptr %4, align 8, !tbaa !36, !nonnull !19
  %7 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZNK10ExpressionI8ConstantIfEE4selfEv(ptr noundef nonnull align 1 dereferenceable(1) %6) #7
  %8 = load ptr, ptr %5, align 8, !tbaa !98, !nonnull !19
  %9 = call noundef nonnull align 8 dereferenceable(16) ptr @_ZNK10ExpressionI6BinaryI5Minus9NeighbourILi0ELi1E11ZeroOutside5FieldIfEES2_ILi0ELin1ES3_S5_EEE4selfEv(ptr noundef nonnull align 1 dereferenceable(1) %8) #7
  call void @_ZN6BinaryI5Times8ConstantIfES_I5Minus9NeighbourILi0ELi1E11ZeroOutside5FieldIfEES4_ILi0ELin1ES5_S7_EEEC1ERKS2_RKSA_(ptr noundef nonnull align 8 dereferenceable(24) %3, ptr noundef nonnull align 4 dereferenceable(4) %7, ptr noundef nonnull align 8 dereferenceable(16) %9) #7
  %10 = load %struct.Binary.23, ptr %3, align 8
  ret %struct.Binary.23 %10
}

; Function Attrs: convergent mustprogress nounwind
define internal %struct.Binary.25 @_ZmiI9NeighbourILi0ELi1E11ZeroOutside5FieldIfEES0_ILi0ELin1ES1_S3_EE6BinaryI5MinusT_T0_ERK10ExpressionIS8_ERKSB_IS9_E(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef nonnull align 1 dereferenceable(1) %1) #2 {
  %3 = alloca %struct.Binary.25, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8, !tbaa !100
  store ptr %1, ptr %5, align 8, !tbaa !102
  %6 = load ptr, ptr %4, align 8, !tbaa !100, !nonnull !19
  %7 = call noundef nonnull align 8 dereferenceable(8) ptr @_ZNK10ExpressionI9NeighbourILi0ELi1E11ZeroOutside5FieldIfEEE4selfEv(ptr noundef nonnull align 1 dereferenceable(1) %6) #7
  %8 = load ptr, ptr %5, align 8, !tbaa !102, !nonnull !19
  %9 = call noundef nonnull align 8 dereferenceable(8) ptr @_ZNK10ExpressionI9NeighbourILi0ELin1E11ZeroOutside5FieldIfEEE4selfEv(ptr noundef nonnull align 1 dereferenceable(1) %8) #7
  call void @_ZN6BinaryI5Minus9NeighbourILi0ELi1E11ZeroOutside5FieldIfEES1_ILi0ELin1ES2_S4_EEC1ERKS5_RKS6_(ptr noundef nonnull align 8 dereferenceable(16) %3, ptr noundef nonnull align 8 dereferenceable(8) %7, ptr noundef nonnull align 8 dereferenceable(8) %9) #7
  %10 = load %struct.Binary.25, ptr %3, align 8
  ret %struct.Binary.25 %10
}

; Function Attrs: convergent mustprogress nounwind
define internal %struct.Neighbour.27 @_ZL7shiftedILi0ELi1E11ZeroOutside5FieldIfEE9NeighbourIXT_EXT0_ET1_T2_ERK10ExpressionIS5_E(ptr noundef nonnull align 1 dereferenceable(1) %0) #2 {
  %2 = alloca %struct.Neighbour.27, align 8
  %3 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !34
  %4 = load ptr, ptr %3, align 8, !tbaa !34, !nonnull !19
  %5 = call noundef nonnull align 8 dereferenceable(8) ptr @_ZNK10ExpressionI5FieldIfEE4selfEv(ptr noundef nonnull align 1 dereferenceable(1) %4) #7
  call void @_ZN9NeighbourILi0ELi1E11ZeroOutside5FieldIfEEC1ERKS2_(ptr noundef nonnull align 8 dereferenceable(8) %2, ptr noundef nonnull align 8 dereferenceable(8) %5) #7
  %6 = load %struct.Neighbour.27, ptr %2, align 8
  ret %struct.Neighbour.27 %6
}

; Function Attrs: convergent mustprogress nounwind
define internal %struct.Neighbour.29 @_ZL7shiftedILi0ELin1E11ZeroOutside5FieldIfEE9NeighbourIXT_EXT0_ET1_T2_ERK10ExpressionIS5_E(ptr noundef nonnull align 1 dereferenceable(1) %0) #2 {
  %2 = alloca %struct.Neighbour.29, align 8
  %3 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !34
  %4 = load ptr, ptr %3, align 8, !tbaa !34, !nonnull !19
  %5 = call noundef nonnull align 8 dereferenceable(8) ptr @_ZNK10ExpressionI5FieldIfEE4selfEv(ptr noundef nonnull align 1 dereferenceable(1) %4) #7
  call void @_ZN9NeighbourILi0ELin1E11ZeroOutside5FieldIfEEC1ERKS2_(ptr noundef nonnull align 8 dereferenceable(8) %2, ptr noundef nonnull align 8 dereferenceable(8) %5) #7
  %6 = load %struct.Neighbour.29, ptr %2, align 8
  ret %struct.Neighbour.29 %6
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(16) ptr @_ZNK10ExpressionI6BinaryI5Minus9NeighbourILi0ELi1E11ZeroOutside5FieldIfEES2_ILi0ELin1ES3_S5_EEE4selfEv(ptr noundef nonnull align 1 dereferenceable(1) %0) #2 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !98
  %3 = load ptr, ptr %2, align 8
  ret ptr %3
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN6BinaryI5Times8ConstantIfES_I5Minus9NeighbourILi0ELi1E11ZeroOutside5FieldIfEES4_ILi0ELin1ES5_S7_EEEC1ERKS2_RKSA_(ptr noundef nonnull align 8 dereferenceable(24) %0, ptr noundef nonnull align 4 dereferenceable(4) %1, ptr noundef nonnull align 8 dereferenceable(16) %2) unnamed_addr #2 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8, !tbaa !104
  store ptr %1, ptr %5, align 8, !tbaa !15
  store ptr %2, ptr %6, align 8, !tbaa !106
  %7 = load ptr, ptr %4, align 8
  %8 = load ptr, ptr %5, align 8
  %9 = load ptr, ptr %6, align 8
  call void @_ZN6BinaryI5Times8ConstantIfES_I5Minus9NeighbourILi0ELi1E11ZeroOutside5FieldIfEES4_ILi0ELin1ES5_S7_EEEC2ERKS2_RKSA_(ptr noundef nonnull align 8 dereferenceable(24) %7, ptr noundef nonnull align 4 dereferenceable(4) %8, ptr noundef nonnull align 8 dereferenceable(16) %9) #7
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN6BinaryI5Times8ConstantIfES_I5Minus9NeighbourILi0ELi1E11ZeroOutside5FieldIfEES4_ILi0ELin1ES5_S7_EEEC2ERKS2_RKSA_(ptr noundef nonnull align 8 dereferenceable(24) %0, ptr noundef nonnull align 4 dereferenceable(4) %1, ptr noundef nonnull align 8 dereferenceable(16) %2) unnamed_addr #2 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8, !tbaa !104
  store ptr %1, ptr %5, align 8, !tbaa !15
  store ptr %2, ptr %6, align 8, !tbaa !106
  %7 = load ptr, ptr %4, align 8
  %8 = getelementptr inbounds nuw %struct.Binary.23, ptr %7, i32 0, i32 0
  %9 = load ptr, ptr %5, align 8, !tbaa !15, !nonnull !19, !align !92
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %8, ptr align 4 %9, i64 4, i1 false)
  %10 = getelementptr inbounds nuw %struct.Binary.23, ptr %7, i32 0, i32 1
  %11 = load ptr, ptr %6, align 8, !tbaa !106, !nonnull !19, !align !93
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %10, ptr align 8 %11, i64 16, i1 false)
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZNK10ExpressionI9NeighbourILi0ELi1E11ZeroOutside5FieldIfEEE4selfEv(ptr noundef nonnull align 1 dereferenceable(1) %0) #2 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !100
  %3 = load ptr, ptr %2, align 8
  ret ptr %3
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZNK10ExpressionI9NeighbourILi0ELin1E11ZeroOutside5FieldIfEEE4selfEv(ptr noundef nonnull align 1 dereferenceable(1) %0) #2 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !102
  %3 = load ptr, ptr %2, align 8
  ret ptr %3
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN6BinaryI5Minus9NeighbourILi0ELi1E11ZeroOutside5FieldIfEES1_ILi0ELin1ES2_S4_EEC1ERKS5_RKS6_(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(8) %1, ptr noundef nonnull align 8 dereferenceable(8) %2) unnamed_addr #2 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8, !tbaa !106
  store ptr %1, ptr %5, align 8, !tbaa !108
  store ptr %2, ptr %6, align 8, !tbaa !110
  %7 = load ptr, ptr %4, align 8
  %8 = load ptr, ptr %5, align 8
  %9 = load ptr, ptr %6, align 8
  call void @_ZN6BinaryI5Minus9NeighbourILi0ELi1E11ZeroOutside5FieldIfEES1_ILi0ELin1ES2_S4_EEC2ERKS5_RKS6_(ptr noundef nonnull align 8 dereferenceable(16) %7, ptr noundef nonnull align 8 dereferenceable(8) %8, ptr noundef nonnull align 8 dereferenceable(8) %9) #7
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN6BinaryI5Minus9NeighbourILi0ELi1E11ZeroOutside5FieldIfEES1_ILi0ELin1ES2_S4_EEC2ERKS5_RKS6_(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(8) %1, ptr noundef nonnull align 8 dereferenceable(8) %2) unnamed_addr #2 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8, !tbaa !106
  store ptr %1, ptr %5, align 8, !tbaa !108
  store ptr %2, ptr %6, align 8, !tbaa !110
  %7 = load ptr, ptr %4, align 8
  %8 = getelementptr inbounds nuw %struct.Binary.25, ptr %7, i32 0, i32 0
  %9 = load ptr, ptr %5, align 8, !tbaa !108, !nonnull !19, !align !93
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %8, ptr align 8 %9, i64 8, i1 false)
  %10 = getelementptr inbounds nuw %struct.Binary.25, ptr %7, i32 0, i32 1
  %11 = load ptr, ptr %6, align 8, !tbaa !110, !nonnull !19, !align !93
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %10, ptr align 8 %11, i64 8, i1 false)
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN9NeighbourILi0ELi1E11ZeroOutside5FieldIfEEC1ERKS2_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) unnamed_addr #2 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !108
  store ptr %1, ptr %4, align 8, !tbaa !13
  %5 = load ptr, ptr %3, align 8
  %6 = load ptr, ptr %4, align 8
  call void @_ZN9NeighbourILi0ELi1E11ZeroOutside5FieldIfEEC2ERKS2_(ptr noundef nonnull align 8 dereferenceable(8) %5, ptr noundef nonnull align 8 dereferenceable(8) %6) #7
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN9NeighbourILi0ELi1E11ZeroOutside5FieldIfEEC2ERKS2_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) unnamed_addr #2 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !108
  store ptr %1, ptr %4, align 8, !tbaa !13
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %struct.Neighbour.27, ptr %5, i32 0, i32 0
  %7 = load ptr, ptr %4, align 8, !tbaa !13, !nonnull !19, !align !93
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %6, ptr align 8 %7, i64 8, i1 false)
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN9NeighbourILi0ELin1E11ZeroOutside5FieldIfEEC1ERKS2_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) unnamed_addr #2 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !110
  store ptr %1, ptr %4, align 8, !tbaa !13
  %5 = load ptr, ptr %3, align 8
  %6 = load ptr, ptr %4, align 8
  call void @_ZN9NeighbourILi0ELin1E11ZeroOutside5FieldIfEEC2ERKS2_(ptr noundef nonnull align 8 dereferenceable(8) %5, ptr noundef nonnull align 8 dereferenceable(8) %6) #7
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN9NeighbourILi0ELin1E11ZeroOutside5FieldIfEEC2ERKS2_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) unnamed_addr #2 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !110
  store ptr %1, ptr %4, align 8, !tbaa !13
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %struct.Neighbour.29, ptr %5, i32 0, i32 0
  %7 = load ptr, ptr %4, align 8, !tbaa !13, !nonnull !19, !align !93
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %6, ptr align 8 %7, i64 8, i1 false)
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN5FieldIfEC2EPKf(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef %1) unnamed_addr #2 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !13
  store ptr %1, ptr %4, align 8, !tbaa !8
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %struct.Field, ptr %5, i32 0, i32 0
  %7 = load ptr, ptr %4, align 8, !tbaa !8
  store ptr %7, ptr %6, align 8, !tbaa !112
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN8ConstantIfEC2Ef(ptr noundef nonnull align 4 dereferenceable(4) %0, float noundef %1) unnamed_addr #2 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca float, align 4
  store ptr %0, ptr %3, align 8, !tbaa !15
  store float %1, ptr %4, align 4, !tbaa !11
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %struct.Constant, ptr %5, i32 0, i32 0
  %7 = load float, ptr %4, align 4, !tbaa !11
  store float %7, ptr %6, align 4, !tbaa !114
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN6BinaryI5Times8ConstantIfE5FieldIfEEC1ERKS2_RKS4_(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 4 dereferenceable(4) %1, ptr noundef nonnull align 8 dereferenceable(8) %2) unnamed_addr #2 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8, !tbaa !116
  store ptr %1, ptr %5, align 8, !tbaa !15
  store ptr %2, ptr %6, align 8, !tbaa !13
  %7 = load ptr, ptr %4, align 8
  %8 = load ptr, ptr %5, align 8
  %9 = load ptr, ptr %6, align 8
  call void @_ZN6BinaryI5Times8ConstantIfE5FieldIfEEC2ERKS2_RKS4_(ptr noundef nonnull align 8 dereferenceable(16) %7, ptr noundef nonnull align 4 dereferenceable(4) %8, ptr noundef nonnull align 8 dereferenceable(8) %9) #7
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN6BinaryI5Times8ConstantIfE5FieldIfEEC2ERKS2_RKS4_(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 4 dereferenceable(4) %1, ptr noundef nonnull align 8 dereferenceable(8) %2) unnamed_addr #2 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8, !tbaa !116
  store ptr %1, ptr %5, align 8, !tbaa !15
  store ptr %2, ptr %6, align 8, !tbaa !13
  %7 = load ptr, ptr %4, align 8
  %8 = getelementptr inbounds nuw %struct.Binary.6, ptr %7, i32 0, i32 0
  %9 = load ptr, ptr %5, align 8, !tbaa !15, !nonnull !19, !align !92
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %8, ptr align 4 %9, i64 4, i1 false)
  %10 = getelementptr inbounds nuw %struct.Binary.6, ptr %7, i32 0, i32 1
  %11 = load ptr, ptr %6, align 8, !tbaa !13, !nonnull !19, !align !93
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %10, ptr align 8 %11, i64 8, i1 false)
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(16) ptr @_ZNK10ExpressionI6BinaryI5Times8ConstantIfE5FieldIfEEE4selfEv(ptr noundef nonnull align 1 dereferenceable(1) %0) #2 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !32
  %3 = load ptr, ptr %2, align 8
  ret ptr %3
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN6BinaryI5TimesS_IS0_8ConstantIfE5FieldIfEES4_EC1ERKS5_RKS4_(ptr noundef nonnull align 8 dereferenceable(24) %0, ptr noundef nonnull align 8 dereferenceable(16) %1, ptr noundef nonnull align 8 dereferenceable(8) %2) unnamed_addr #2 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8, !tbaa !118
  store ptr %1, ptr %5, align 8, !tbaa !116
  store ptr %2, ptr %6, align 8, !tbaa !13
  %7 = load ptr, ptr %4, align 8
  %8 = load ptr, ptr %5, align 8
  %9 = load ptr, ptr %6, align 8
  call void @_ZN6BinaryI5TimesS_IS0_8ConstantIfE5FieldIfEES4_EC2ERKS5_RKS4_(ptr noundef nonnull align 8 dereferenceable(24) %7, ptr noundef nonnull align 8 dereferenceable(16) %8, ptr noundef nonnull align 8 dereferenceable(8) %9) #7
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN6BinaryI5TimesS_IS0_8ConstantIfE5FieldIfEES4_EC2ERKS5_RKS4_(ptr noundef nonnull align 8 dereferenceable(24) %0, ptr noundef nonnull align 8 dereferenceable(16) %1, ptr noundef nonnull align 8 dereferenceable(8) %2) unnamed_addr #2 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8, !tbaa !118
  store ptr %1, ptr %5, align 8, !tbaa !116
  store ptr %2, ptr %6, align 8, !tbaa !13
  %7 = load ptr, ptr %4, align 8
  %8 = getelementptr inbounds nuw %struct.Binary.4, ptr %7, i32 0, i32 0
  %9 = load ptr, ptr %5, align 8, !tbaa !116, !nonnull !19, !align !93
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %8, ptr align 8 %9, i64 16, i1 false)
  %10 = getelementptr inbounds nuw %struct.Binary.4, ptr %7, i32 0, i32 1
  %11 = load ptr, ptr %6, align 8, !tbaa !13, !nonnull !19, !align !93
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %10, ptr align 8 %11, i64 8, i1 false)
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN6BinaryI5Minus5FieldIfES2_EC1ERKS2_S5_(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(8) %1, ptr noundef nonnull align 8 dereferenceable(8) %2) unnamed_addr #2 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8, !tbaa !120
  store ptr %1, ptr %5, align 8, !tbaa !13
  store ptr %2, ptr %6, align 8, !tbaa !13
  %7 = load ptr, ptr %4, align 8
  %8 = load ptr, ptr %5, align 8
  %9 = load ptr, ptr %6, align 8
  call void @_ZN6BinaryI5Minus5FieldIfES2_EC2ERKS2_S5_(ptr noundef nonnull align 8 dereferenceable(16) %7, ptr noundef nonnull align 8 dereferenceable(8) %8, ptr noundef nonnull align 8 dereferenceable(8) %9) #7
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN6BinaryI5Minus5FieldIfES2_EC2ERKS2_S5_(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(8) %1, ptr noundef nonnull align 8 dereferenceable(8) %2) unnamed_addr #2 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8, !tbaa !120
  store ptr %1, ptr %5, align 8, !tbaa !13
  store ptr %2, ptr %6, align 8, !tbaa !13
  %7 = load ptr, ptr %4, align 8
  %8 = getelementptr inbounds nuw %struct.Binary.10, ptr %7, i32 0, i32 0
  %9 = load ptr, ptr %5, align 8, !tbaa !13, !nonnull !19, !align !93
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %8, ptr align 8 %9, i64 8, i1 false)
  %10 = getelementptr inbounds nuw %struct.Binary.10, ptr %7, i32 0, i32 1
  %11 = load ptr, ptr %6, align 8, !tbaa !13, !nonnull !19, !align !93
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %10, ptr align 8 %11, i64 8, i1 false)
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN6BinaryI4Plus5FieldIfES2_EC1ERKS2_S5_(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(8) %1, ptr noundef nonnull align 8 dereferenceable(8) %2) unnamed_addr #2 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8, !tbaa !122
  store ptr %1, ptr %5, align 8, !tbaa !13
  store ptr %2, ptr %6, align 8, !tbaa !13
  %7 = load ptr, ptr %4, align 8
  %8 = load ptr, ptr %5, align 8
  %9 = load ptr, ptr %6, align 8
  call void @_ZN6BinaryI4Plus5FieldIfES2_EC2ERKS2_S5_(ptr noundef nonnull align 8 dereferenceable(16) %7, ptr noundef nonnull align 8 dereferenceable(8) %8, ptr noundef nonnull align 8 dereferenceable(8) %9) #7
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN6BinaryI4Plus5FieldIfES2_EC2ERKS2_S5_(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(8) %1, ptr noundef nonnull align 8 dereferenceable(8) %2) unnamed_addr #2 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8, !tbaa !122
  store ptr %1, ptr %5, align 8, !tbaa !13
  store ptr %2, ptr %6, align 8, !tbaa !13
  %7 = load ptr, ptr %4, align 8
  %8 = getelementptr inbounds nuw %struct.Binary.12, ptr %7, i32 0, i32 0
  %9 = load ptr, ptr %5, align 8, !tbaa !13, !nonnull !19, !align !93
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %8, ptr align 8 %9, i64 8, i1 false)
  %10 = getelementptr inbounds nuw %struct.Binary.12, ptr %7, i32 0, i32 1
  %11 = load ptr, ptr %6, align 8, !tbaa !13, !nonnull !19, !align !93
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %10, ptr align 8 %11, i64 8, i1 false)
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(16) ptr @_ZNK10ExpressionI6BinaryI5Minus5FieldIfES3_EE4selfEv(ptr noundef nonnull align 1 dereferenceable(1) %0) #2 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !38
  %3 = load ptr, ptr %2, align 8
  ret ptr %3
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(16) ptr @_ZNK10ExpressionI6BinaryI4Plus5FieldIfES3_EE4selfEv(ptr noundef nonnull align 1 dereferenceable(1) %0) #2 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !40
  %3 = load ptr, ptr %2, align 8
  ret ptr %3
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN6BinaryI5TimesS_I5Minus5FieldIfES3_ES_I4PlusS3_S3_EEC1ERKS4_RKS6_(ptr noundef nonnull align 8 dereferenceable(32) %0, ptr noundef nonnull align 8 dereferenceable(16) %1, ptr noundef nonnull align 8 dereferenceable(16) %2) unnamed_addr #2 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8, !tbaa !124
  store ptr %1, ptr %5, align 8, !tbaa !120
  store ptr %2, ptr %6, align 8, !tbaa !122
  %7 = load ptr, ptr %4, align 8
  %8 = load ptr, ptr %5, align 8
  %9 = load ptr, ptr %6, align 8
  call void @_ZN6BinaryI5TimesS_I5Minus5FieldIfES3_ES_I4PlusS3_S3_EEC2ERKS4_RKS6_(ptr noundef nonnull align 8 dereferenceable(32) %7, ptr noundef nonnull align 8 dereferenceable(16) %8, ptr noundef nonnull align 8 dereferenceable(16) %9) #7
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN6BinaryI5TimesS_I5Minus5FieldIfES3_ES_I4PlusS3_S3_EEC2ERKS4_RKS6_(ptr noundef nonnull align 8 dereferenceable(32) %0, ptr noundef nonnull align 8 dereferenceable(16) %1, ptr noundef nonnull align 8 dereferenceable(16) %2) unnamed_addr #2 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8, !tbaa !124
  store ptr %1, ptr %5, align 8, !tbaa !120
  store ptr %2, ptr %6, align 8, !tbaa !122
  %7 = load ptr, ptr %4, align 8
  %8 = getelementptr inbounds nuw %struct.Binary.8, ptr %7, i32 0, i32 0
  %9 = load ptr, ptr %5, align 8, !tbaa !120, !nonnull !19, !align !93
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %8, ptr align 8 %9, i64 16, i1 false)
  %10 = getelementptr inbounds nuw %struct.Binary.8, ptr %7, i32 0, i32 1
  %11 = load ptr, ptr %6, align 8, !tbaa !122, !nonnull !19, !align !93
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %10, ptr align 8 %11, i64 16, i1 false)
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(24) ptr @_ZNK10ExpressionI6BinaryI5TimesS0_IS1_8ConstantIfE5FieldIfEES5_EE4selfEv(ptr noundef nonnull align 1 dereferenceable(1) %0) #2 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !28
  %3 = load ptr, ptr %2, align 8
  ret ptr %3
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(32) ptr @_ZNK10ExpressionI6BinaryI5TimesS0_I5Minus5FieldIfES4_ES0_I4PlusS4_S4_EEE4selfEv(ptr noundef nonnull align 1 dereferenceable(1) %0) #2 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !30
  %3 = load ptr, ptr %2, align 8
  ret ptr %3
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN6BinaryI4PlusS_I5TimesS_IS1_8ConstantIfE5FieldIfEES5_ES_IS1_S_I5MinusS5_S5_ES_IS0_S5_S5_EEEC1ERKS7_RKSB_(ptr noundef nonnull align 8 dereferenceable(56) %0, ptr noundef nonnull align 8 dereferenceable(24) %1, ptr noundef nonnull align 8 dereferenceable(32) %2) unnamed_addr #2 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8, !tbaa !126
  store ptr %1, ptr %5, align 8, !tbaa !118
  store ptr %2, ptr %6, align 8, !tbaa !124
  %7 = load ptr, ptr %4, align 8
  %8 = load ptr, ptr %5, align 8
  %9 = load ptr, ptr %6, align 8
  call void @_ZN6BinaryI4PlusS_I5TimesS_IS1_8ConstantIfE5FieldIfEES5_ES_IS1_S_I5MinusS5_S5_ES_IS0_S5_S5_EEEC2ERKS7_RKSB_(ptr noundef nonnull align 8 dereferenceable(56) %7, ptr noundef nonnull align 8 dereferenceable(24) %8, ptr noundef nonnull align 8 dereferenceable(32) %9) #7
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN6BinaryI4PlusS_I5TimesS_IS1_8ConstantIfE5FieldIfEES5_ES_IS1_S_I5MinusS5_S5_ES_IS0_S5_S5_EEEC2ERKS7_RKSB_(ptr noundef nonnull align 8 dereferenceable(56) %0, ptr noundef nonnull align 8 dereferenceable(24) %1, ptr noundef nonnull align 8 dereferenceable(32) %2) unnamed_addr #2 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8, !tbaa !126
  store ptr %1, ptr %5, align 8, !tbaa !118
  store ptr %2, ptr %6, align 8, !tbaa !124
  %7 = load ptr, ptr %4, align 8
  %8 = getelementptr inbounds nuw %struct.Binary.2, ptr %7, i32 0, i32 0
  %9 = load ptr, ptr %5, align 8, !tbaa !118, !nonnull !19, !align !93
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %8, ptr align 8 %9, i64 24, i1 false)
  %10 = getelementptr inbounds nuw %struct.Binary.2, ptr %7, i32 0, i32 1
  %11 = load ptr, ptr %6, align 8, !tbaa !124, !nonnull !19, !align !93
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %10, ptr align 8 %11, i64 32, i1 false)
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(56) ptr @_ZNK10ExpressionI6BinaryI4PlusS0_I5TimesS0_IS2_8ConstantIfE5FieldIfEES6_ES0_IS2_S0_I5MinusS6_S6_ES0_IS1_S6_S6_EEEE4selfEv(ptr noundef nonnull align 1 dereferenceable(1) %0) #2 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !26
  %3 = load ptr, ptr %2, align 8
  ret ptr %3
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN6BinaryI5MinusS_I4PlusS_I5TimesS_IS2_8ConstantIfE5FieldIfEES6_ES_IS2_S_IS0_S6_S6_ES_IS1_S6_S6_EEES8_EC1ERKSC_RKS8_(ptr noundef nonnull align 8 dereferenceable(80) %0, ptr noundef nonnull align 8 dereferenceable(56) %1, ptr noundef nonnull align 8 dereferenceable(24) %2) unnamed_addr #2 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8, !tbaa !128
  store ptr %1, ptr %5, align 8, !tbaa !126
  store ptr %2, ptr %6, align 8, !tbaa !118
  %7 = load ptr, ptr %4, align 8
  %8 = load ptr, ptr %5, align 8
  %9 = load ptr, ptr %6, align 8
  call void @_ZN6BinaryI5MinusS_I4PlusS_I5TimesS_IS2_8ConstantIfE5FieldIfEES6_ES_IS2_S_IS0_S6_S6_ES_IS1_S6_S6_EEES8_EC2ERKSC_RKS8_(ptr noundef nonnull align 8 dereferenceable(80) %7, ptr noundef nonnull align 8 dereferenceable(56) %8, ptr noundef nonnull align 8 dereferenceable(24) %9) #7
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN6BinaryI5MinusS_I4PlusS_I5TimesS_IS2_8ConstantIfE5FieldIfEES6_ES_IS2_S_IS0_S6_S6_ES_IS1_S6_S6_EEES8_EC2ERKSC_RKS8_(ptr noundef nonnull align 8 dereferenceable(80) %0, ptr noundef nonnull align 8 dereferenceable(56) %1, ptr noundef nonnull align 8 dereferenceable(24) %2) unnamed_addr #2 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8, !tbaa !128
  store ptr %1, ptr %5, align 8, !tbaa !126
  store ptr %2, ptr %6, align 8, !tbaa !118
  %7 = load ptr, ptr %4, align 8
  %8 = getelementptr inbounds nuw %struct.Binary, ptr %7, i32 0, i32 0
  %9 = load ptr, ptr %5, align 8, !tbaa !126, !nonnull !19, !align !93
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %8, ptr align 8 %9, i64 56, i1 false)
  %10 = getelementptr inbounds nuw %struct.Binary, ptr %7, i32 0, i32 1
  %11 = load ptr, ptr %6, align 8, !tbaa !118, !nonnull !19, !align !93
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %10, ptr align 8 %11, i64 24, i1 false)
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN11gv_blockIdx5get_xEv() #4 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN11gv_blockDim5get_xEv() #4 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN12gv_threadIdx5get_xEv() #4 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret i32 %1
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(80) ptr @_ZNK10ExpressionI6BinaryI5MinusS0_I4PlusS0_I5TimesS0_IS3_8ConstantIfE5FieldIfEES7_ES0_IS3_S0_IS1_S7_S7_ES0_IS2_S7_S7_EEES9_EE4selfEv(ptr noundef nonnull align 1 dereferenceable(1) %0) #2 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !17
  %3 = load ptr, ptr %2, align 8
  ret ptr %3
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef float @_ZNK6BinaryI5MinusS_I4PlusS_I5TimesS_IS2_8ConstantIfE5FieldIfEES6_ES_IS2_S_IS0_S6_S6_ES_IS1_S6_S6_EEES8_E2atERK5Place(ptr noundef nonnull align 8 dereferenceable(80) %0, ptr noundef nonnull align 4 dereferenceable(20) %1) #2 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !128
  store ptr %1, ptr %4, align 8, !tbaa !130
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %struct.Binary, ptr %5, i32 0, i32 0
  %7 = load ptr, ptr %4, align 8, !tbaa !130, !nonnull !19, !align !92
  %8 = call contract noundef float @_ZNK6BinaryI4PlusS_I5TimesS_IS1_8ConstantIfE5FieldIfEES5_ES_IS1_S_I5MinusS5_S5_ES_IS0_S5_S5_EEE2atERK5Place(ptr noundef nonnull align 8 dereferenceable(56) %6, ptr noundef nonnull align 4 dereferenceable(20) %7) #7
  %9 = getelementptr inbounds nuw %struct.Binary, ptr %5, i32 0, i32 1
  %10 = load ptr, ptr %4, align 8, !tbaa !130, !nonnull !19, !align !92
  %11 = call contract noundef float @_ZNK6BinaryI5TimesS_IS0_8ConstantIfE5FieldIfEES4_E2atERK5Place(ptr noundef nonnull align 8 dereferenceable(24) %9, ptr noundef nonnull align 4 dereferenceable(20) %10) #7
  %12 = call contract noundef float @_ZN5Minus5applyIfEET_S1_S1_(float noundef %8, float noundef %11) #7
  ret float %12
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef float @_ZN5Minus5applyIfEET_S1_S1_(float noundef %0, float noundef %1) #2 comdat align 2 {
  %3 = alloca float, align 4
  %4 = alloca float, align 4
  store float %0, ptr %3, align 4, !tbaa !11
  store float %1, ptr %4, align 4, !tbaa !11
  %5 = load float, ptr %3, align 4, !tbaa !11
  %6 = load float, ptr %4, align 4, !tbaa !11
  %7 = fsub contract float %5, %6
  ret float %7
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef float @_ZNK6BinaryI4PlusS_I5TimesS_IS1_8ConstantIfE5FieldIfEES5_ES_IS1_S_I5MinusS5_S5_ES_IS0_S5_S5_EEE2atERK5Place(ptr noundef nonnull align 8 dereferenceable(56) %0, ptr noundef nonnull align 4 dereferenceable(20) %1) #2 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !126
  store ptr %1, ptr %4, align 8, !tbaa !130
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %struct.Binary.2, ptr %5, i32 0, i32 0
  %7 = load ptr, ptr %4, align 8, !tbaa !130, !nonnull !19, !align !92
  %8 = call contract noundef float @_ZNK6BinaryI5TimesS_IS0_8ConstantIfE5FieldIfEES4_E2atERK5Place(ptr noundef nonnull align 8 dereferenceable(24) %6, ptr noundef nonnull align 4 dereferenceable(20) %7) #7
  %9 = getelementptr inbounds nuw %struct.Binary.2, ptr %5, i32 0, i32 1
  %10 = load ptr, ptr %4, align 8, !tbaa !130, !nonnull !19, !align !92
  %11 = call contract noundef float @_ZNK6BinaryI5TimesS_I5Minus5FieldIfES3_ES_I4PlusS3_S3_EE2atERK5Place(ptr noundef nonnull align 8 dereferenceable(32) %9, ptr noundef nonnull align 4 dereferenceable(20) %10) #7
  %12 = call contract noundef float @_ZN4Plus5applyIfEET_S1_S1_(float noundef %8, float noundef %11) #7
  ret float %12
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef float @_ZNK6BinaryI5TimesS_IS0_8ConstantIfE5FieldIfEES4_E2atERK5Place(ptr noundef nonnull align 8 dereferenceable(24) %0, ptr noundef nonnull align 4 dereferenceable(20) %1) #2 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !118
  store ptr %1, ptr %4, align 8, !tbaa !130
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %struct.Binary.4, ptr %5, i32 0, i32 0
  %7 = load ptr, ptr %4, align 8, !tbaa !130, !nonnull !19, !align !92
  %8 = call contract noundef float @_ZNK6BinaryI5Times8ConstantIfE5FieldIfEE2atERK5Place(ptr noundef nonnull align 8 dereferenceable(16) %6, ptr noundef nonnull align 4 dereferenceable(20) %7) #7
  %9 = getelementptr inbounds nuw %struct.Binary.4, ptr %5, i32 0, i32 1
  %10 = load ptr, ptr %4, align 8, !tbaa !130, !nonnull !19, !align !92
  %11 = call contract noundef float @_ZNK5FieldIfE2atERK5Place(ptr noundef nonnull align 8 dereferenceable(8) %9, ptr noundef nonnull align 4 dereferenceable(20) %10) #7
  %12 = call contract noundef float @_ZN5Times5applyIfEET_S1_S1_(float noundef %8, float noundef %11) #7
  ret float %12
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef float @_ZN4Plus5applyIfEET_S1_S1_(float noundef %0, float noundef %1) #2 comdat align 2 {
  %3 = alloca float, align 4
  %4 = alloca float, align 4
  store float %0, ptr %3, align 4, !tbaa !11
  store float %1, ptr %4, align 4, !tbaa !11
  %5 = load float, ptr %3, align 4, !tbaa !11
  %6 = load float, ptr %4, align 4, !tbaa !11
  %7 = fadd contract float %5, %6
  ret float %7
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef float @_ZNK6BinaryI5TimesS_I5Minus5FieldIfES3_ES_I4PlusS3_S3_EE2atERK5Place(ptr noundef nonnull align 8 dereferenceable(32) %0, ptr noundef nonnull align 4 dereferenceable(20) %1) #2 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !124
  store ptr %1, ptr %4, align 8, !tbaa !130
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %struct.Binary.8, ptr %5, i32 0, i32 0
  %7 = load ptr, ptr %4, align 8, !tbaa !130, !nonnull !19, !align !92
  %8 = call contract noundef float @_ZNK6BinaryI5Minus5FieldIfES2_E2atERK5Place(ptr noundef nonnull align 8 dereferenceable(16) %6, ptr noundef nonnull align 4 dereferenceable(20) %7) #7
  %9 = getelementptr inbounds nuw %struct.Binary.8, ptr %5, i32 0, i32 1
  %10 = load ptr, ptr %4, align 8, !tbaa !130, !nonnull !19, !align !92
  %11 = call contract noundef float @_ZNK6BinaryI4Plus5FieldIfES2_E2atERK5Place(ptr noundef nonnull align 8 dereferenceable(16) %9, ptr noundef nonnull align 4 dereferenceable(20) %10) #7
  %12 = call contract noundef float @_ZN5Times5applyIfEET_S1_S1_(float noundef %8, float noundef %11) #7
  ret float %12
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef float @_ZN5Times5applyIfEET_S1_S1_(float noundef %0, float noundef %1) #2 comdat align 2 {
  %3 = alloca float, align 4
  %4 = alloca float, align 4
  store float %0, ptr %3, align 4, !tbaa !11
  store float %1, ptr %4, align 4, !tbaa !11
  %5 = load float, ptr %3, align 4, !tbaa !11
  %6 = load float, ptr %4, align 4, !tbaa !11
  %7 = fmul contract float %5, %6
  ret float %7
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef float @_ZNK6BinaryI5Minus5FieldIfES2_E2atERK5Place(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 4 dereferenceable(20) %1) #2 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !120
  store ptr %1, ptr %4, align 8, !tbaa !130
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %struct.Binary.10, ptr %5, i32 0, i32 0
  %7 = load ptr, ptr %4, align 8, !tbaa !130, !nonnull !19, !align !92
  %8 = call contract noundef float @_ZNK5FieldIfE2atERK5Place(ptr noundef nonnull align 8 dereferenceable(8) %6, ptr noundef nonnull align 4 dereferenceable(20) %7) #7
  %9 = getelementptr inbounds nuw %struct.Binary.10, ptr %5, i32 0, i32 1
  %10 = load ptr, ptr %4, align 8, !tbaa !130, !nonnull !19, !align !92
  %11 = call contract noundef float @_ZNK5FieldIfE2atERK5Place(ptr noundef nonnull align 8 dereferenceable(8) %9, ptr noundef nonnull align 4 dereferenceable(20) %10) #7
  %12 = call contract noundef float @_ZN5Minus5applyIfEET_S1_S1_(float noundef %8, float noundef %11) #7
  ret float %12
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef float @_ZNK6BinaryI4Plus5FieldIfES2_E2atERK5Place(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 4 dereferenceable(20) %1) #2 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !122
  store ptr %1, ptr %4, align 8, !tbaa !130
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %struct.Binary.12, ptr %5, i32 0, i32 0
  %7 = load ptr, ptr %4, align 8, !tbaa !130, !nonnull !19, !align !92
  %8 = call contract noundef float @_ZNK5FieldIfE2atERK5Place(ptr noundef nonnull align 8 dereferenceable(8) %6, ptr noundef nonnull align 4 dereferenceable(20) %7) #7
  %9 = getelementptr inbounds nuw %struct.Binary.12, ptr %5, i32 0, i32 1
  %10 = load ptr, ptr %4, align 8, !tbaa !130, !nonnull !19, !align !92
  %11 = call contract noundef float @_ZNK5FieldIfE2atERK5Place(ptr noundef nonnull align 8 dereferenceable(8) %9, ptr noundef nonnull align 4 dereferenceable(20) %10) #7
  %12 = call contract noundef float @_ZN4Plus5applyIfEET_S1_S1_(float noundef %8, float noundef %11) #7
  ret float %12
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef float @_ZNK5FieldIfE2atERK5Place(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 4 dereferenceable(20) %1) #2 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !13
  store ptr %1, ptr %4, align 8, !tbaa !130
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %struct.Field, ptr %5, i32 0, i32 0
  %7 = load ptr, ptr %6, align 8, !tbaa !112
  %8 = load ptr, ptr %4, align 8, !tbaa !130, !nonnull !19, !align !92
  %9 = getelementptr inbounds nuw %struct.Place, ptr %8, i32 0, i32 0
  %10 = load i32, ptr %9, align 4, !tbaa !20
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds float, ptr %7, i64 %11
  %13 = load float, ptr %12, align 4, !tbaa !11
  ret float %13
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef float @_ZNK6BinaryI5Times8ConstantIfE5FieldIfEE2atERK5Place(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 4 dereferenceable(20) %1) #2 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !116
  store ptr %1, ptr %4, align 8, !tbaa !130
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %struct.Binary.6, ptr %5, i32 0, i32 0
  %7 = load ptr, ptr %4, align 8, !tbaa !130, !nonnull !19, !align !92
  %8 = call contract noundef float @_ZNK8ConstantIfE2atERK5Place(ptr noundef nonnull align 4 dereferenceable(4) %6, ptr noundef nonnull align 4 dereferenceable(20) %7) #7
  %9 = getelementptr inbounds nuw %struct.Binary.6, ptr %5, i32 0, i32 1
  %10 = load ptr, ptr %4, align 8, !tbaa !130, !nonnull !19, !align !92
  %11 = call contract noundef float @_ZNK5FieldIfE2atERK5Place(ptr noundef nonnull align 8 dereferenceable(8) %9, ptr noundef nonnull align 4 dereferenceable(20) %10) #7
  %12 = call contract noundef float @_ZN5Times5applyIfEET_S1_S1_(float noundef %8, float noundef %11) #7
  ret float %12
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef float @_ZNK8ConstantIfE2atERK5Place(ptr noundef nonnull align 4 dereferenceable(4) %0, ptr noundef nonnull align 4 dereferenceable(20) %1) #2 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !15
  store ptr %1, ptr %4, align 8, !tbaa !130
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %struct.Constant, ptr %5, i32 0, i32 0
  %7 = load float, ptr %6, align 4, !tbaa !114
  ret float %7
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(24) ptr @_ZNK10ExpressionI6BinaryI5Times8ConstantIfES0_I5Minus9NeighbourILi1ELi0E11ZeroOutside5FieldIfEES5_ILin1ELi0ES6_S8_EEEE4selfEv(ptr noundef nonnull align 1 dereferenceable(1) %0) #2 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !44
  %3 = load ptr, ptr %2, align 8
  ret ptr %3
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(24) ptr @_ZNK10ExpressionI6BinaryI5Times8ConstantIfES0_I5Minus9NeighbourILi0ELi1E11ZeroOutside5FieldIfEES5_ILi0ELin1ES6_S8_EEEE4selfEv(ptr noundef nonnull align 1 dereferenceable(1) %0) #2 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !46
  %3 = load ptr, ptr %2, align 8
  ret ptr %3
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN6BinaryI5MinusS_I5Times8ConstantIfES_IS0_9NeighbourILi1ELi0E11ZeroOutside5FieldIfEES4_ILin1ELi0ES5_S7_EEES_IS1_S3_S_IS0_S4_ILi0ELi1ES5_S7_ES4_ILi0ELin1ES5_S7_EEEEC1ERKSB_RKSF_(ptr noundef nonnull align 8 dereferenceable(48) %0, ptr noundef nonnull align 8 dereferenceable(24) %1, ptr noundef nonnull align 8 dereferenceable(24) %2) unnamed_addr #2 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8, !tbaa !132
  store ptr %1, ptr %5, align 8, !tbaa !88
  store ptr %2, ptr %6, align 8, !tbaa !104
  %7 = load ptr, ptr %4, align 8
  %8 = load ptr, ptr %5, align 8
  %9 = load ptr, ptr %6, align 8
  call void @_ZN6BinaryI5MinusS_I5Times8ConstantIfES_IS0_9NeighbourILi1ELi0E11ZeroOutside5FieldIfEES4_ILin1ELi0ES5_S7_EEES_IS1_S3_S_IS0_S4_ILi0ELi1ES5_S7_ES4_ILi0ELin1ES5_S7_EEEEC2ERKSB_RKSF_(ptr noundef nonnull align 8 dereferenceable(48) %7, ptr noundef nonnull align 8 dereferenceable(24) %8, ptr noundef nonnull align 8 dereferenceable(24) %9) #7
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN6BinaryI5MinusS_I5Times8ConstantIfES_IS0_9NeighbourILi1ELi0E11ZeroOutside5FieldIfEES4_ILin1ELi0ES5_S7_EEES_IS1_S3_S_IS0_S4_ILi0ELi1ES5_S7_ES4_ILi0ELin1ES5_S7_EEEEC2ERKSB_RKSF_(ptr noundef nonnull align 8 dereferenceable(48) %0, ptr noundef nonnull align 8 dereferenceable(24) %1, ptr noundef nonnull align 8 dereferenceable(24) %2) unnamed_addr #2 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8, !tbaa !132
  store ptr %1, ptr %5, align 8, !tbaa !88
  store ptr %2, ptr %6, align 8, !tbaa !104
  %7 = load ptr, ptr %4, align 8
  %8 = getelementptr inbounds nuw %struct.Binary.14, ptr %7, i32 0, i32 0
  %9 = load ptr, ptr %5, align 8, !tbaa !88, !nonnull !19, !align !93
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %8, ptr align 8 %9, i64 24, i1 false)
  %10 = getelementptr inbounds nuw %struct.Binary.14, ptr %7, i32 0, i32 1
  %11 = load ptr, ptr %6, align 8, !tbaa !104, !nonnull !19, !align !93
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %10, ptr align 8 %11, i64 24, i1 false)
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(48) ptr @_ZNK10ExpressionI6BinaryI5MinusS0_I5Times8ConstantIfES0_IS1_9NeighbourILi1ELi0E11ZeroOutside5FieldIfEES5_ILin1ELi0ES6_S8_EEES0_IS2_S4_S0_IS1_S5_ILi0ELi1ES6_S8_ES5_ILi0ELin1ES6_S8_EEEEE4selfEv(ptr noundef nonnull align 1 dereferenceable(1) %0) #2 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !42
  %3 = load ptr, ptr %2, align 8
  ret ptr %3
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef float @_ZNK6BinaryI5MinusS_I5Times8ConstantIfES_IS0_9NeighbourILi1ELi0E11ZeroOutside5FieldIfEES4_ILin1ELi0ES5_S7_EEES_IS1_S3_S_IS0_S4_ILi0ELi1ES5_S7_ES4_ILi0ELin1ES5_S7_EEEE2atERK5Place(ptr noundef nonnull align 8 dereferenceable(48) %0, ptr noundef nonnull align 4 dereferenceable(20) %1) #2 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !132
  store ptr %1, ptr %4, align 8, !tbaa !130
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %struct.Binary.14, ptr %5, i32 0, i32 0
  %7 = load ptr, ptr %4, align 8, !tbaa !130, !nonnull !19, !align !92
  %8 = call contract noundef float @_ZNK6BinaryI5Times8ConstantIfES_I5Minus9NeighbourILi1ELi0E11ZeroOutside5FieldIfEES4_ILin1ELi0ES5_S7_EEE2atERK5Place(ptr noundef nonnull align 8 dereferenceable(24) %6, ptr noundef nonnull align 4 dereferenceable(20) %7) #7
  %9 = getelementptr inbounds nuw %struct.Binary.14, ptr %5, i32 0, i32 1
  %10 = load ptr, ptr %4, align 8, !tbaa !130, !nonnull !19, !align !92
  %11 = call contract noundef float @_ZNK6BinaryI5Times8ConstantIfES_I5Minus9NeighbourILi0ELi1E11ZeroOutside5FieldIfEES4_ILi0ELin1ES5_S7_EEE2atERK5Place(ptr noundef nonnull align 8 dereferenceable(24) %9, ptr noundef nonnull align 4 dereferenceable(20) %10) #7
  %12 = call contract noundef float @_ZN5Minus5applyIfEET_S1_S1_(float noundef %8, float noundef %11) #7
  ret float %12
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef float @_ZNK6BinaryI5Times8ConstantIfES_I5Minus9NeighbourILi1ELi0E11ZeroOutside5FieldIfEES4_ILin1ELi0ES5_S7_EEE2atERK5Place(ptr noundef nonnull align 8 dereferenceable(24) %0, ptr noundef nonnull align 4 dereferenceable(20) %1) #2 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !88
  store ptr %1, ptr %4, align 8, !tbaa !130
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %struct.Binary.16, ptr %5, i32 0, i32 0
  %7 = load ptr, ptr %4, align 8, !tbaa !130, !nonnull !19, !align !92
  %8 = call contract noundef float @_ZNK8ConstantIfE2atERK5Place(ptr noundef nonnull align 4 dereferenceable(4) %6, ptr noundef nonnull align 4 dereferenceable(20) %7) #7
  %9 = getelementptr inbounds nuw %struct.Binary.16, ptr %5, i32 0, i32 1
  %10 = load ptr, ptr %4, align 8, !tbaa !130, !nonnull !19, !align !92
  %11 = call contract noundef float @_ZNK6BinaryI5Minus9NeighbourILi1ELi0E11ZeroOutside5FieldIfEES1_ILin1ELi0ES2_S4_EE2atERK5Place(ptr noundef nonnull align 8 dereferenceable(16) %9, ptr noundef nonnull align 4 dereferenceable(20) %10) #7
  %12 = call contract noundef float @_ZN5Times5applyIfEET_S1_S1_(float noundef %8, float noundef %11) #7
  ret float %12
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef float @_ZNK6BinaryI5Times8ConstantIfES_I5Minus9NeighbourILi0ELi1E11ZeroOutside5FieldIfEES4_ILi0ELin1ES5_S7_EEE2atERK5Place(ptr noundef nonnull align 8 dereferenceable(24) %0, ptr noundef nonnull align 4 dereferenceable(20) %1) #2 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !104
  store ptr %1, ptr %4, align 8, !tbaa !130
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %struct.Binary.23, ptr %5, i32 0, i32 0
  %7 = load ptr, ptr %4, align 8, !tbaa !130, !nonnull !19, !align !92
  %8 = call contract noundef float @_ZNK8ConstantIfE2atERK5Place(ptr noundef nonnull align 4 dereferenceable(4) %6, ptr noundef nonnull align 4 dereferenceable(20) %7) #7
  %9 = getelementptr inbounds nuw %struct.Binary.23, ptr %5, i32 0, i32 1
  %10 = load ptr, ptr %4, align 8, !tbaa !130, !nonnull !19, !align !92
  %11 = call contract noundef float @_ZNK6BinaryI5Minus9NeighbourILi0ELi1E11ZeroOutside5FieldIfEES1_ILi0ELin1ES2_S4_EE2atERK5Place(ptr noundef nonnull align 8 dereferenceable(16) %9, ptr noundef nonnull align 4 dereferenceable(20) %10) #7
  %12 = call contract noundef float @_ZN5Times5applyIfEET_S1_S1_(float noundef %8, float noundef %11) #7
  ret float %12
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef float @_ZNK6BinaryI5Minus9NeighbourILi1ELi0E11ZeroOutside5FieldIfEES1_ILin1ELi0ES2_S4_EE2atERK5Place(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 4 dereferenceable(20) %1) #2 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !90
  store ptr %1, ptr %4, align 8, !tbaa !130
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %struct.Binary.18, ptr %5, i32 0, i32 0
  %7 = load ptr, ptr %4, align 8, !tbaa !130, !nonnull !19, !align !92
  %8 = call contract noundef float @_ZNK9NeighbourILi1ELi0E11ZeroOutside5FieldIfEE2atERK5Place(ptr noundef nonnull align 8 dereferenceable(8) %6, ptr noundef nonnull align 4 dereferenceable(20) %7) #7
  %9 = getelementptr inbounds nuw %struct.Binary.18, ptr %5, i32 0, i32 1
  %10 = load ptr, ptr %4, align 8, !tbaa !130, !nonnull !19, !align !92
  %11 = call contract noundef float @_ZNK9NeighbourILin1ELi0E11ZeroOutside5FieldIfEE2atERK5Place(ptr noundef nonnull align 8 dereferenceable(8) %9, ptr noundef nonnull align 4 dereferenceable(20) %10) #7
  %12 = call contract noundef float @_ZN5Minus5applyIfEET_S1_S1_(float noundef %8, float noundef %11) #7
  ret float %12
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef float @_ZNK9NeighbourILi1ELi0E11ZeroOutside5FieldIfEE2atERK5Place(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 4 dereferenceable(20) %1) #2 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca %struct.Place, align 4
  store ptr %0, ptr %3, align 8, !tbaa !94
  store ptr %1, ptr %4, align 8, !tbaa !130
  %6 = load ptr, ptr %3, align 8
  %7 = getelementptr inbounds nuw %struct.Neighbour, ptr %6, i32 0, i32 0
  call void @llvm.lifetime.start.p0(ptr %5) #6
  %8 = load ptr, ptr %4, align 8, !tbaa !130, !nonnull !19, !align !92
  %9 = call %struct.Place @_ZNK5Place5movedEii(ptr noundef nonnull align 4 dereferenceable(20) %8, i32 noundef 1, i32 noundef 0) #7
  %10 = getelementptr inbounds nuw %struct.Place, ptr %5, i32 0, i32 0
  %11 = extractvalue %struct.Place %9, 0
  store i32 %11, ptr %10, align 4
  %12 = getelementptr inbounds nuw %struct.Place, ptr %5, i32 0, i32 1
  %13 = extractvalue %struct.Place %9, 1
  store i32 %13, ptr %12, align 4
  %14 = getelementptr inbounds nuw %struct.Place, ptr %5, i32 0, i32 2
  %15 = extractvalue %struct.Place %9, 2
  store i32 %15, ptr %14, align 4
  %16 = getelementptr inbounds nuw %struct.Place, ptr %5, i32 0, i32 3
  %17 = extractvalue %struct.Place %9, 3
  store i32 %17, ptr %16, align 4
  %18 = getelementptr inbounds nuw %struct.Place, ptr %5, i32 0, i32 4
  %19 = extractvalue %struct.Place %9, 4
  store i32 %19, ptr %18, align 4
  %20 = load ptr, ptr %4, align 8, !tbaa !130, !nonnull !19, !align !92
  %21 = call contract noundef float @_ZN11ZeroOutside2atI5FieldIfEEENT_5ValueERKS3_RK5PlaceS9_(ptr noundef nonnull align 8 dereferenceable(8) %7, ptr noundef nonnull align 4 dereferenceable(20) %5, ptr noundef nonnull align 4 dereferenceable(20) %20) #7
  call void @llvm.lifetime.end.p0(ptr %5) #6
  ret float %21
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef float @_ZNK9NeighbourILin1ELi0E11ZeroOutside5FieldIfEE2atERK5Place(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 4 dereferenceable(20) %1) #2 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca %struct.Place, align 4
  store ptr %0, ptr %3, align 8, !tbaa !96
  store ptr %1, ptr %4, align 8, !tbaa !130
  %6 = load ptr, ptr %3, align 8
  %7 = getelementptr inbounds nuw %struct.Neighbour.21, ptr %6, i32 0, i32 0
  call void @llvm.lifetime.start.p0(ptr %5) #6
  %8 = load ptr, ptr %4, align 8, !tbaa !130, !nonnull !19, !align !92
  %9 = call %struct.Place @_ZNK5Place5movedEii(ptr noundef nonnull align 4 dereferenceable(20) %8, i32 noundef -1, i32 noundef 0) #7
  %10 = getelementptr inbounds nuw %struct.Place, ptr %5, i32 0, i32 0
  %11 = extractvalue %struct.Place %9, 0
  store i32 %11, ptr %10, align 4
  %12 = getelementptr inbounds nuw %struct.Place, ptr %5, i32 0, i32 1
  %13 = extractvalue %struct.Place %9, 1
  store i32 %13, ptr %12, align 4
  %14 = getelementptr inbounds nuw %struct.Place, ptr %5, i32 0, i32 2
  %15 = extractvalue %struct.Place %9, 2
  store i32 %15, ptr %14, align 4
  %16 = getelementptr inbounds nuw %struct.Place, ptr %5, i32 0, i32 3
  %17 = extractvalue %struct.Place %9, 3
  store i32 %17, ptr %16, align 4
  %18 = getelementptr inbounds nuw %struct.Place, ptr %5, i32 0, i32 4
  %19 = extractvalue %struct.Place %9, 4
  store i32 %19, ptr %18, align 4
  %20 = load ptr, ptr %4, align 8, !tbaa !130, !nonnull !19, !align !92
  %21 = call contract noundef float @_ZN11ZeroOutside2atI5FieldIfEEENT_5ValueERKS3_RK5PlaceS9_(ptr noundef nonnull align 8 dereferenceable(8) %7, ptr noundef nonnull align 4 dereferenceable(20) %5, ptr noundef nonnull align 4 dereferenceable(20) %20) #7
  call void @llvm.lifetime.end.p0(ptr %5) #6
  ret float %21
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef float @_ZN11ZeroOutside2atI5FieldIfEEENT_5ValueERKS3_RK5PlaceS9_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 4 dereferenceable(20) %1, ptr noundef nonnull align 4 dereferenceable(20) %2) #2 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8, !tbaa !13
  store ptr %1, ptr %5, align 8, !tbaa !130
  store ptr %2, ptr %6, align 8, !tbaa !130
  %7 = load ptr, ptr %5, align 8, !tbaa !130, !nonnull !19, !align !92
  %8 = call noundef zeroext i1 @_ZNK5Place6insideEv(ptr noundef nonnull align 4 dereferenceable(20) %7) #7
  br i1 %8, label %9, label %13

9:                                                ; preds = %3
  %10 = load ptr, ptr %4, align 8, !tbaa !13, !nonnull !19, !align !93
  %11 = load ptr, ptr %5, align 8, !tbaa !130, !nonnull !19, !align !92
  %12 = call contract noundef float @_ZNK5FieldIfE2atERK5Place(ptr noundef nonnull align 8 dereferenceable(8) %10, ptr noundef nonnull align 4 dereferenceable(20) %11) #7
  br label %14

13:                                               ; preds = %3
  br label %14

14:                                               ; preds = %13, %9
  %15 = phi contract float [ %12, %9 ], [ 0.000000e+00, %13 ]
  ret float %15
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local %struct.Place @_ZNK5Place5movedEii(ptr noundef nonnull align 4 dereferenceable(20) %0, i32 noundef %1, i32 noundef %2) #2 comdat align 2 {
  %4 = alloca %struct.Place, align 4
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store ptr %0, ptr %5, align 8, !tbaa !130
  store i32 %1, ptr %6, align 4, !tbaa !4
  store i32 %2, ptr %7, align 4, !tbaa !4
  %8 = load ptr, ptr %5, align 8
  %9 = getelementptr inbounds nuw %struct.Place, ptr %4, i32 0, i32 0
  %10 = getelementptr inbounds nuw %struct.Place, ptr %8, i32 0, i32 0
  %11 = load i32, ptr %10, align 4, !tbaa !20
  %12 = load i32, ptr %6, align 4, !tbaa !4
  %13 = add nsw i32 %11, %12
  %14 = load i32, ptr %7, align 4, !tbaa !4
  %15 = getelementptr inbounds nuw %struct.Place, ptr %8, i32 0, i32 3
  %16 = load i32, ptr %15, align 4, !tbaa !24
  %17 = mul nsw i32 %14, %16
  %18 = add nsw i32 %13, %17
  store i32 %18, ptr %9, align 4, !tbaa !20
  %19 = getelementptr inbounds nuw %struct.Place, ptr %4, i32 0, i32 1
  %20 = getelementptr inbounds nuw %struct.Place, ptr %8, i32 0, i32 1
  %21 = load i32, ptr %20, align 4, !tbaa !22
  %22 = load i32, ptr %6, align 4, !tbaa !4
  %23 = add nsw i32 %21, %22
  store i32 %23, ptr %19, align 4, !tbaa !22
  %24 = getelementptr inbounds nuw %struct.Place, ptr %4, i32 0, i32 2
  %25 = getelementptr inbounds nuw %struct.Place, ptr %8, i32 0, i32 2
  %26 = load i32, ptr %25, align 4, !tbaa !23
  %27 = load i32, ptr %7, align 4, !tbaa !4
  %28 = add nsw i32 %26, %27
  store i32 %28, ptr %24, align 4, !tbaa !23
  %29 = getelementptr inbounds nuw %struct.Place, ptr %4, i32 0, i32 3
  %30 = getelementptr inbounds nuw %struct.Place, ptr %8, i32 0, i32 3
  %31 = load i32, ptr %30, align 4, !tbaa !24
  store i32 %31, ptr %29, align 4, !tbaa !24
  %32 = getelementptr inbounds nuw %struct.Place, ptr %4, i32 0, i32 4
  %33 = getelementptr inbounds nuw %struct.Place, ptr %8, i32 0, i32 4
  %34 = load i32, ptr %33, align 4, !tbaa !25
  store i32 %34, ptr %32, align 4, !tbaa !25
  %35 = load %struct.Place, ptr %4, align 4
  ret %struct.Place %35
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef zeroext i1 @_ZNK5Place6insideEv(ptr noundef nonnull align 4 dereferenceable(20) %0) #2 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !130
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %struct.Place, ptr %3, i32 0, i32 1
  %5 = load i32, ptr %4, align 4, !tbaa !22
  %6 = icmp sge i32 %5, 0
  br i1 %6, label %7, label %23

7:                                                ; preds = %1
  %8 = getelementptr inbounds nuw %struct.Place, ptr %3, i32 0, i32 1
  %9 = load i32, ptr %8, align 4, !tbaa !22
  %10 = getelementptr inbounds nuw %struct.Place, ptr %3, i32 0, i32 3
  %11 = load i32, ptr %10, align 4, !tbaa !24
  %12 = icmp slt i32 %9, %11
  br i1 %12, label %13, label %23

13:                                               ; preds = %7
  %14 = getelementptr inbounds nuw %struct.Place, ptr %3, i32 0, i32 2
  %15 = load i32, ptr %14, align 4, !tbaa !23
  %16 = icmp sge i32 %15, 0
  br i1 %16, label %17, label %23

17:                                               ; preds = %13
  %18 = getelementptr inbounds nuw %struct.Place, ptr %3, i32 0, i32 2
  %19 = load i32, ptr %18, align 4, !tbaa !23
  %20 = getelementptr inbounds nuw %struct.Place, ptr %3, i32 0, i32 4
  %21 = load i32, ptr %20, align 4, !tbaa !25
  %22 = icmp slt i32 %19, %21
  br label %23

23:                                               ; preds = %17, %13, %7, %1
  %24 = phi i1 [ false, %13 ], [ false, %7 ], [ false, %1 ], [ %22, %17 ]
  ret i1 %24
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef float @_ZNK6BinaryI5Minus9NeighbourILi0ELi1E11ZeroOutside5FieldIfEES1_ILi0ELin1ES2_S4_EE2atERK5Place(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 4 dereferenceable(20) %1) #2 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !106
  store ptr %1, ptr %4, align 8, !tbaa !130
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %struct.Binary.25, ptr %5, i32 0, i32 0
  %7 = load ptr, ptr %4, align 8, !tbaa !130, !nonnull !19, !align !92
  %8 = call contract noundef float @_ZNK9NeighbourILi0ELi1E11ZeroOutside5FieldIfEE2atERK5Place(ptr noundef nonnull align 8 dereferenceable(8) %6, ptr noundef nonnull align 4 dereferenceable(20) %7) #7
  %9 = getelementptr inbounds nuw %struct.Binary.25, ptr %5, i32 0, i32 1
  %10 = load ptr, ptr %4, align 8, !tbaa !130, !nonnull !19, !align !92
  %11 = call contract noundef float @_ZNK9NeighbourILi0ELin1E11ZeroOutside5FieldIfEE2atERK5Place(ptr noundef nonnull align 8 dereferenceable(8) %9, ptr noundef nonnull align 4 dereferenceable(20) %10) #7
  %12 = call contract noundef float @_ZN5Minus5applyIfEET_S1_S1_(float noundef %8, float noundef %11) #7
  ret float %12
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef float @_ZNK9NeighbourILi0ELi1E11ZeroOutside5FieldIfEE2atERK5Place(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 4 dereferenceable(20) %1) #2 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca %struct.Place, align 4
  store ptr %0, ptr %3, align 8, !tbaa !108
  store ptr %1, ptr %4, align 8, !tbaa !130
  %6 = load ptr, ptr %3, align 8
  %7 = getelementptr inbounds nuw %struct.Neighbour.27, ptr %6, i32 0, i32 0
  call void @llvm.lifetime.start.p0(ptr %5) #6
  %8 = load ptr, ptr %4, align 8, !tbaa !130, !nonnull !19, !align !92
  %9 = call %struct.Place @_ZNK5Place5movedEii(ptr noundef nonnull align 4 dereferenceable(20) %8, i32 noundef 0, i32 noundef 1) #7
  %10 = getelementptr inbounds nuw %struct.Place, ptr %5, i32 0, i32 0
  %11 = extractvalue %struct.Place %9, 0
  store i32 %11, ptr %10, align 4
  %12 = getelementptr inbounds nuw %struct.Place, ptr %5, i32 0, i32 1
  %13 = extractvalue %struct.Place %9, 1
  store i32 %13, ptr %12, align 4
  %14 = getelementptr inbounds nuw %struct.Place, ptr %5, i32 0, i32 2
  %15 = extractvalue %struct.Place %9, 2
  store i32 %15, ptr %14, align 4
  %16 = getelementptr inbounds nuw %struct.Place, ptr %5, i32 0, i32 3
  %17 = extractvalue %struct.Place %9, 3
  store i32 %17, ptr %16, align 4
  %18 = getelementptr inbounds nuw %struct.Place, ptr %5, i32 0, i32 4
  %19 = extractvalue %struct.Place %9, 4
  store i32 %19, ptr %18, align 4
  %20 = load ptr, ptr %4, align 8, !tbaa !130, !nonnull !19, !align !92
  %21 = call contract noundef float @_ZN11ZeroOutside2atI5FieldIfEEENT_5ValueERKS3_RK5PlaceS9_(ptr noundef nonnull align 8 dereferenceable(8) %7, ptr noundef nonnull align 4 dereferenceable(20) %5, ptr noundef nonnull align 4 dereferenceable(20) %20) #7
  call void @llvm.lifetime.end.p0(ptr %5) #6
  ret float %21
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef float @_ZNK9NeighbourILi0ELin1E11ZeroOutside5FieldIfEE2atERK5Place(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 4 dereferenceable(20) %1) #2 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca %struct.Place, align 4
  store ptr %0, ptr %3, align 8, !tbaa !110
  store ptr %1, ptr %4, align 8, !tbaa !130
  %6 = load ptr, ptr %3, align 8
  %7 = getelementptr inbounds nuw %struct.Neighbour.29, ptr %6, i32 0, i32 0
  call void @llvm.lifetime.start.p0(ptr %5) #6
  %8 = load ptr, ptr %4, align 8, !tbaa !130, !nonnull !19, !align !92
  %9 = call %struct.Place @_ZNK5Place5movedEii(ptr noundef nonnull align 4 dereferenceable(20) %8, i32 noundef 0, i32 noundef -1) #7
  %10 = getelementptr inbounds nuw %struct.Place, ptr %5, i32 0, i32 0
  %11 = extractvalue %struct.Place %9, 0
  store i32 %11, ptr %10, align 4
  %12 = getelementptr inbounds nuw %struct.Place, ptr %5, i32 0, i32 1
  %13 = extractvalue %struct.Place %9, 1
  store i32 %13, ptr %12, align 4
  %14 = getelementptr inbounds nuw %struct.Place, ptr %5, i32 0, i32 2
  %15 = extractvalue %struct.Place %9, 2
  store i32 %15, ptr %14, align 4
  %16 = getelementptr inbounds nuw %struct.Place, ptr %5, i32 0, i32 3
  %17 = extractvalue %struct.Place %9, 3
  store i32 %17, ptr %16, align 4
  %18 = getelementptr inbounds nuw %struct.Place, ptr %5, i32 0, i32 4
  %19 = extractvalue %struct.Place %9, 4
  store i32 %19, ptr %18, align 4
  %20 = load ptr, ptr %4, align 8, !tbaa !130, !nonnull !19, !align !92
  %21 = call contract noundef float @_ZN11ZeroOutside2atI5FieldIfEEENT_5ValueERKS3_RK5PlaceS9_(ptr noundef nonnull align 8 dereferenceable(8) %7, ptr noundef nonnull align 4 dereferenceable(20) %5, ptr noundef nonnull align 4 dereferenceable(20) %20) #7
  call void @llvm.lifetime.end.p0(ptr %5) #6
  ret float %21
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN5FieldIdEC2EPKd(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef %1) unnamed_addr #2 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !52
  store ptr %1, ptr %4, align 8, !tbaa !48
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %struct.Field.31, ptr %5, i32 0, i32 0
  %7 = load ptr, ptr %4, align 8, !tbaa !48
  store ptr %7, ptr %6, align 8, !tbaa !134
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZNK10ExpressionI5FieldIdEE4selfEv(ptr noundef nonnull align 1 dereferenceable(1) %0) #2 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !66
  %3 = load ptr, ptr %2, align 8
  ret ptr %3
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN9NeighbourILi1ELi0E7Clamped5FieldIdEEC1ERKS2_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) unnamed_addr #2 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !136
  store ptr %1, ptr %4, align 8, !tbaa !52
  %5 = load ptr, ptr %3, align 8
  %6 = load ptr, ptr %4, align 8
  call void @_ZN9NeighbourILi1ELi0E7Clamped5FieldIdEEC2ERKS2_(ptr noundef nonnull align 8 dereferenceable(8) %5, ptr noundef nonnull align 8 dereferenceable(8) %6) #7
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN9NeighbourILi1ELi0E7Clamped5FieldIdEEC2ERKS2_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) unnamed_addr #2 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !136
  store ptr %1, ptr %4, align 8, !tbaa !52
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %struct.Neighbour.39, ptr %5, i32 0, i32 0
  %7 = load ptr, ptr %4, align 8, !tbaa !52, !nonnull !19, !align !93
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %6, ptr align 8 %7, i64 8, i1 false)
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN9NeighbourILin1ELi0E7Clamped5FieldIdEEC1ERKS2_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) unnamed_addr #2 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !138
  store ptr %1, ptr %4, align 8, !tbaa !52
  %5 = load ptr, ptr %3, align 8
  %6 = load ptr, ptr %4, align 8
  call void @_ZN9NeighbourILin1ELi0E7Clamped5FieldIdEEC2ERKS2_(ptr noundef nonnull align 8 dereferenceable(8) %5, ptr noundef nonnull align 8 dereferenceable(8) %6) #7
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN9NeighbourILin1ELi0E7Clamped5FieldIdEEC2ERKS2_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) unnamed_addr #2 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !138
  store ptr %1, ptr %4, align 8, !tbaa !52
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %struct.Neighbour.41, ptr %5, i32 0, i32 0
  %7 = load ptr, ptr %4, align 8, !tbaa !52, !nonnull !19, !align !93
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %6, ptr align 8 %7, i64 8, i1 false)
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZNK10ExpressionI9NeighbourILi1ELi0E7Clamped5FieldIdEEE4selfEv(ptr noundef nonnull align 1 dereferenceable(1) %0) #2 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !62
  %3 = load ptr, ptr %2, align 8
  ret ptr %3
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZNK10ExpressionI9NeighbourILin1ELi0E7Clamped5FieldIdEEE4selfEv(ptr noundef nonnull align 1 dereferenceable(1) %0) #2 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !64
  %3 = load ptr, ptr %2, align 8
  ret ptr %3
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN6BinaryI4Plus9NeighbourILi1ELi0E7Clamped5FieldIdEES1_ILin1ELi0ES2_S4_EEC1ERKS5_RKS6_(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(8) %1, ptr noundef nonnull align 8 dereferenceable(8) %2) unnamed_addr #2 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8, !tbaa !140
  store ptr %1, ptr %5, align 8, !tbaa !136
  store ptr %2, ptr %6, align 8, !tbaa !138
  %7 = load ptr, ptr %4, align 8
  %8 = load ptr, ptr %5, align 8
  %9 = load ptr, ptr %6, align 8
  call void @_ZN6BinaryI4Plus9NeighbourILi1ELi0E7Clamped5FieldIdEES1_ILin1ELi0ES2_S4_EEC2ERKS5_RKS6_(ptr noundef nonnull align 8 dereferenceable(16) %7, ptr noundef nonnull align 8 dereferenceable(8) %8, ptr noundef nonnull align 8 dereferenceable(8) %9) #7
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN6BinaryI4Plus9NeighbourILi1ELi0E7Clamped5FieldIdEES1_ILin1ELi0ES2_S4_EEC2ERKS5_RKS6_(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(8) %1, ptr noundef nonnull align 8 dereferenceable(8) %2) unnamed_addr #2 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8, !tbaa !140
  store ptr %1, ptr %5, align 8, !tbaa !136
  store ptr %2, ptr %6, align 8, !tbaa !138
  %7 = load ptr, ptr %4, align 8
  %8 = getelementptr inbounds nuw %struct.Binary.37, ptr %7, i32 0, i32 0
  %9 = load ptr, ptr %5, align 8, !tbaa !136, !nonnull !19, !align !93
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %8, ptr align 8 %9, i64 8, i1 false)
  %10 = getelementptr inbounds nuw %struct.Binary.37, ptr %7, i32 0, i32 1
  %11 = load ptr, ptr %6, align 8, !tbaa !138, !nonnull !19, !align !93
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %10, ptr align 8 %11, i64 8, i1 false)
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN9NeighbourILi0ELi1E7Clamped5FieldIdEEC1ERKS2_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) unnamed_addr #2 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !142
  store ptr %1, ptr %4, align 8, !tbaa !52
  %5 = load ptr, ptr %3, align 8
  %6 = load ptr, ptr %4, align 8
  call void @_ZN9NeighbourILi0ELi1E7Clamped5FieldIdEEC2ERKS2_(ptr noundef nonnull align 8 dereferenceable(8) %5, ptr noundef nonnull align 8 dereferenceable(8) %6) #7
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN9NeighbourILi0ELi1E7Clamped5FieldIdEEC2ERKS2_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) unnamed_addr #2 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !142
  store ptr %1, ptr %4, align 8, !tbaa !52
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %struct.Neighbour.43, ptr %5, i32 0, i32 0
  %7 = load ptr, ptr %4, align 8, !tbaa !52, !nonnull !19, !align !93
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %6, ptr align 8 %7, i64 8, i1 false)
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(16) ptr @_ZNK10ExpressionI6BinaryI4Plus9NeighbourILi1ELi0E7Clamped5FieldIdEES2_ILin1ELi0ES3_S5_EEE4selfEv(ptr noundef nonnull align 1 dereferenceable(1) %0) #2 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !58
  %3 = load ptr, ptr %2, align 8
  ret ptr %3
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZNK10ExpressionI9NeighbourILi0ELi1E7Clamped5FieldIdEEE4selfEv(ptr noundef nonnull align 1 dereferenceable(1) %0) #2 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !60
  %3 = load ptr, ptr %2, align 8
  ret ptr %3
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN6BinaryI4PlusS_IS0_9NeighbourILi1ELi0E7Clamped5FieldIdEES1_ILin1ELi0ES2_S4_EES1_ILi0ELi1ES2_S4_EEC1ERKS7_RKS8_(ptr noundef nonnull align 8 dereferenceable(24) %0, ptr noundef nonnull align 8 dereferenceable(16) %1, ptr noundef nonnull align 8 dereferenceable(8) %2) unnamed_addr #2 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8, !tbaa !144
  store ptr %1, ptr %5, align 8, !tbaa !140
  store ptr %2, ptr %6, align 8, !tbaa !142
  %7 = load ptr, ptr %4, align 8
  %8 = load ptr, ptr %5, align 8
  %9 = load ptr, ptr %6, align 8
  call void @_ZN6BinaryI4PlusS_IS0_9NeighbourILi1ELi0E7Clamped5FieldIdEES1_ILin1ELi0ES2_S4_EES1_ILi0ELi1ES2_S4_EEC2ERKS7_RKS8_(ptr noundef nonnull align 8 dereferenceable(24) %7, ptr noundef nonnull align 8 dereferenceable(16) %8, ptr noundef nonnull align 8 dereferenceable(8) %9) #7
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN6BinaryI4PlusS_IS0_9NeighbourILi1ELi0E7Clamped5FieldIdEES1_ILin1ELi0ES2_S4_EES1_ILi0ELi1ES2_S4_EEC2ERKS7_RKS8_(ptr noundef nonnull align 8 dereferenceable(24) %0, ptr noundef nonnull align 8 dereferenceable(16) %1, ptr noundef nonnull align 8 dereferenceable(8) %2) unnamed_addr #2 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8, !tbaa !144
  store ptr %1, ptr %5, align 8, !tbaa !140
  store ptr %2, ptr %6, align 8, !tbaa !142
  %7 = load ptr, ptr %4, align 8
  %8 = getelementptr inbounds nuw %struct.Binary.35, ptr %7, i32 0, i32 0
  %9 = load ptr, ptr %5, align 8, !tbaa !140, !nonnull !19, !align !93
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %8, ptr align 8 %9, i64 16, i1 false)
  %10 = getelementptr inbounds nuw %struct.Binary.35, ptr %7, i32 0, i32 1
  %11 = load ptr, ptr %6, align 8, !tbaa !142, !nonnull !19, !align !93
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %10, ptr align 8 %11, i64 8, i1 false)
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN9NeighbourILi0ELin1E7Clamped5FieldIdEEC1ERKS2_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) unnamed_addr #2 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !146
  store ptr %1, ptr %4, align 8, !tbaa !52
  %5 = load ptr, ptr %3, align 8
  %6 = load ptr, ptr %4, align 8
  call void @_ZN9NeighbourILi0ELin1E7Clamped5FieldIdEEC2ERKS2_(ptr noundef nonnull align 8 dereferenceable(8) %5, ptr noundef nonnull align 8 dereferenceable(8) %6) #7
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN9NeighbourILi0ELin1E7Clamped5FieldIdEEC2ERKS2_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) unnamed_addr #2 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !146
  store ptr %1, ptr %4, align 8, !tbaa !52
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %struct.Neighbour.45, ptr %5, i32 0, i32 0
  %7 = load ptr, ptr %4, align 8, !tbaa !52, !nonnull !19, !align !93
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %6, ptr align 8 %7, i64 8, i1 false)
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(24) ptr @_ZNK10ExpressionI6BinaryI4PlusS0_IS1_9NeighbourILi1ELi0E7Clamped5FieldIdEES2_ILin1ELi0ES3_S5_EES2_ILi0ELi1ES3_S5_EEE4selfEv(ptr noundef nonnull align 1 dereferenceable(1) %0) #2 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !54
  %3 = load ptr, ptr %2, align 8
  ret ptr %3
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZNK10ExpressionI9NeighbourILi0ELin1E7Clamped5FieldIdEEE4selfEv(ptr noundef nonnull align 1 dereferenceable(1) %0) #2 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !56
  %3 = load ptr, ptr %2, align 8
  ret ptr %3
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN6BinaryI4PlusS_IS0_S_IS0_9NeighbourILi1ELi0E7Clamped5FieldIdEES1_ILin1ELi0ES2_S4_EES1_ILi0ELi1ES2_S4_EES1_ILi0ELin1ES2_S4_EEC1ERKS9_RKSA_(ptr noundef nonnull align 8 dereferenceable(32) %0, ptr noundef nonnull align 8 dereferenceable(24) %1, ptr noundef nonnull align 8 dereferenceable(8) %2) unnamed_addr #2 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8, !tbaa !148
  store ptr %1, ptr %5, align 8, !tbaa !144
  store ptr %2, ptr %6, align 8, !tbaa !146
  %7 = load ptr, ptr %4, align 8
  %8 = load ptr, ptr %5, align 8
  %9 = load ptr, ptr %6, align 8
  call void @_ZN6BinaryI4PlusS_IS0_S_IS0_9NeighbourILi1ELi0E7Clamped5FieldIdEES1_ILin1ELi0ES2_S4_EES1_ILi0ELi1ES2_S4_EES1_ILi0ELin1ES2_S4_EEC2ERKS9_RKSA_(ptr noundef nonnull align 8 dereferenceable(32) %7, ptr noundef nonnull align 8 dereferenceable(24) %8, ptr noundef nonnull align 8 dereferenceable(8) %9) #7
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN6BinaryI4PlusS_IS0_S_IS0_9NeighbourILi1ELi0E7Clamped5FieldIdEES1_ILin1ELi0ES2_S4_EES1_ILi0ELi1ES2_S4_EES1_ILi0ELin1ES2_S4_EEC2ERKS9_RKSA_(ptr noundef nonnull align 8 dereferenceable(32) %0, ptr noundef nonnull align 8 dereferenceable(24) %1, ptr noundef nonnull align 8 dereferenceable(8) %2) unnamed_addr #2 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8, !tbaa !148
  store ptr %1, ptr %5, align 8, !tbaa !144
  store ptr %2, ptr %6, align 8, !tbaa !146
  %7 = load ptr, ptr %4, align 8
  %8 = getelementptr inbounds nuw %struct.Binary.33, ptr %7, i32 0, i32 0
  %9 = load ptr, ptr %5, align 8, !tbaa !144, !nonnull !19, !align !93
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %8, ptr align 8 %9, i64 24, i1 false)
  %10 = getelementptr inbounds nuw %struct.Binary.33, ptr %7, i32 0, i32 1
  %11 = load ptr, ptr %6, align 8, !tbaa !146, !nonnull !19, !align !93
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %10, ptr align 8 %11, i64 8, i1 false)
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN8ConstantIdEC2Ed(ptr noundef nonnull align 8 dereferenceable(8) %0, double noundef %1) unnamed_addr #2 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca double, align 8
  store ptr %0, ptr %3, align 8, !tbaa !76
  store double %1, ptr %4, align 8, !tbaa !50
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %struct.Constant.51, ptr %5, i32 0, i32 0
  %7 = load double, ptr %4, align 8, !tbaa !50
  store double %7, ptr %6, align 8, !tbaa !150
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZNK10ExpressionI8ConstantIdEE4selfEv(ptr noundef nonnull align 1 dereferenceable(1) %0) #2 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !72
  %3 = load ptr, ptr %2, align 8
  ret ptr %3
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN6BinaryI5Times8ConstantIdE5FieldIdEEC1ERKS2_RKS4_(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(8) %1, ptr noundef nonnull align 8 dereferenceable(8) %2) unnamed_addr #2 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8, !tbaa !152
  store ptr %1, ptr %5, align 8, !tbaa !76
  store ptr %2, ptr %6, align 8, !tbaa !52
  %7 = load ptr, ptr %4, align 8
  %8 = load ptr, ptr %5, align 8
  %9 = load ptr, ptr %6, align 8
  call void @_ZN6BinaryI5Times8ConstantIdE5FieldIdEEC2ERKS2_RKS4_(ptr noundef nonnull align 8 dereferenceable(16) %7, ptr noundef nonnull align 8 dereferenceable(8) %8, ptr noundef nonnull align 8 dereferenceable(8) %9) #7
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN6BinaryI5Times8ConstantIdE5FieldIdEEC2ERKS2_RKS4_(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(8) %1, ptr noundef nonnull align 8 dereferenceable(8) %2) unnamed_addr #2 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8, !tbaa !152
  store ptr %1, ptr %5, align 8, !tbaa !76
  store ptr %2, ptr %6, align 8, !tbaa !52
  %7 = load ptr, ptr %4, align 8
  %8 = getelementptr inbounds nuw %struct.Binary.55, ptr %7, i32 0, i32 0
  %9 = load ptr, ptr %5, align 8, !tbaa !76, !nonnull !19, !align !93
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %8, ptr align 8 %9, i64 8, i1 false)
  %10 = getelementptr inbounds nuw %struct.Binary.55, ptr %7, i32 0, i32 1
  %11 = load ptr, ptr %6, align 8, !tbaa !52, !nonnull !19, !align !93
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %10, ptr align 8 %11, i64 8, i1 false)
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(32) ptr @_ZNK10ExpressionI6BinaryI4PlusS0_IS1_S0_IS1_9NeighbourILi1ELi0E7Clamped5FieldIdEES2_ILin1ELi0ES3_S5_EES2_ILi0ELi1ES3_S5_EES2_ILi0ELin1ES3_S5_EEE4selfEv(ptr noundef nonnull align 1 dereferenceable(1) %0) #2 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !78
  %3 = load ptr, ptr %2, align 8
  ret ptr %3
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(16) ptr @_ZNK10ExpressionI6BinaryI5Times8ConstantIdE5FieldIdEEE4selfEv(ptr noundef nonnull align 1 dereferenceable(1) %0) #2 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !80
  %3 = load ptr, ptr %2, align 8
  ret ptr %3
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN6BinaryI5MinusS_I4PlusS_IS1_S_IS1_9NeighbourILi1ELi0E7Clamped5FieldIdEES2_ILin1ELi0ES3_S5_EES2_ILi0ELi1ES3_S5_EES2_ILi0ELin1ES3_S5_EES_I5Times8ConstantIdES5_EEC1ERKSC_RKSG_(ptr noundef nonnull align 8 dereferenceable(48) %0, ptr noundef nonnull align 8 dereferenceable(32) %1, ptr noundef nonnull align 8 dereferenceable(16) %2) unnamed_addr #2 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8, !tbaa !154
  store ptr %1, ptr %5, align 8, !tbaa !148
  store ptr %2, ptr %6, align 8, !tbaa !152
  %7 = load ptr, ptr %4, align 8
  %8 = load ptr, ptr %5, align 8
  %9 = load ptr, ptr %6, align 8
  call void @_ZN6BinaryI5MinusS_I4PlusS_IS1_S_IS1_9NeighbourILi1ELi0E7Clamped5FieldIdEES2_ILin1ELi0ES3_S5_EES2_ILi0ELi1ES3_S5_EES2_ILi0ELin1ES3_S5_EES_I5Times8ConstantIdES5_EEC2ERKSC_RKSG_(ptr noundef nonnull align 8 dereferenceable(48) %7, ptr noundef nonnull align 8 dereferenceable(32) %8, ptr noundef nonnull align 8 dereferenceable(16) %9) #7
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN6BinaryI5MinusS_I4PlusS_IS1_S_IS1_9NeighbourILi1ELi0E7Clamped5FieldIdEES2_ILin1ELi0ES3_S5_EES2_ILi0ELi1ES3_S5_EES2_ILi0ELin1ES3_S5_EES_I5Times8ConstantIdES5_EEC2ERKSC_RKSG_(ptr noundef nonnull align 8 dereferenceable(48) %0, ptr noundef nonnull align 8 dereferenceable(32) %1, ptr noundef nonnull align 8 dereferenceable(16) %2) unnamed_addr #2 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8, !tbaa !154
  store ptr %1, ptr %5, align 8, !tbaa !148
  store ptr %2, ptr %6, align 8, !tbaa !152
  %7 = load ptr, ptr %4, align 8
  %8 = getelementptr inbounds nuw %struct.Binary.53, ptr %7, i32 0, i32 0
  %9 = load ptr, ptr %5, align 8, !tbaa !148, !nonnull !19, !align !93
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %8, ptr align 8 %9, i64 32, i1 false)
  %10 = getelementptr inbounds nuw %struct.Binary.53, ptr %7, i32 0, i32 1
  %11 = load ptr, ptr %6, align 8, !tbaa !152, !nonnull !19, !align !93
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %10, ptr align 8 %11, i64 16, i1 false)
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(48) ptr @_ZNK10ExpressionI6BinaryI5MinusS0_I4PlusS0_IS2_S0_IS2_9NeighbourILi1ELi0E7Clamped5FieldIdEES3_ILin1ELi0ES4_S6_EES3_ILi0ELi1ES4_S6_EES3_ILi0ELin1ES4_S6_EES0_I5Times8ConstantIdES6_EEE4selfEv(ptr noundef nonnull align 1 dereferenceable(1) %0) #2 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !74
  %3 = load ptr, ptr %2, align 8
  ret ptr %3
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN6BinaryI5Times8ConstantIdES_I5MinusS_I4PlusS_IS4_S_IS4_9NeighbourILi1ELi0E7Clamped5FieldIdEES5_ILin1ELi0ES6_S8_EES5_ILi0ELi1ES6_S8_EES5_ILi0ELin1ES6_S8_EES_IS0_S2_S8_EEEC1ERKS2_RKSH_(ptr noundef nonnull align 8 dereferenceable(56) %0, ptr noundef nonnull align 8 dereferenceable(8) %1, ptr noundef nonnull align 8 dereferenceable(48) %2) unnamed_addr #2 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8, !tbaa !156
  store ptr %1, ptr %5, align 8, !tbaa !76
  store ptr %2, ptr %6, align 8, !tbaa !154
  %7 = load ptr, ptr %4, align 8
  %8 = load ptr, ptr %5, align 8
  %9 = load ptr, ptr %6, align 8
  call void @_ZN6BinaryI5Times8ConstantIdES_I5MinusS_I4PlusS_IS4_S_IS4_9NeighbourILi1ELi0E7Clamped5FieldIdEES5_ILin1ELi0ES6_S8_EES5_ILi0ELi1ES6_S8_EES5_ILi0ELin1ES6_S8_EES_IS0_S2_S8_EEEC2ERKS2_RKSH_(ptr noundef nonnull align 8 dereferenceable(56) %7, ptr noundef nonnull align 8 dereferenceable(8) %8, ptr noundef nonnull align 8 dereferenceable(48) %9) #7
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN6BinaryI5Times8ConstantIdES_I5MinusS_I4PlusS_IS4_S_IS4_9NeighbourILi1ELi0E7Clamped5FieldIdEES5_ILin1ELi0ES6_S8_EES5_ILi0ELi1ES6_S8_EES5_ILi0ELin1ES6_S8_EES_IS0_S2_S8_EEEC2ERKS2_RKSH_(ptr noundef nonnull align 8 dereferenceable(56) %0, ptr noundef nonnull align 8 dereferenceable(8) %1, ptr noundef nonnull align 8 dereferenceable(48) %2) unnamed_addr #2 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8, !tbaa !156
  store ptr %1, ptr %5, align 8, !tbaa !76
  store ptr %2, ptr %6, align 8, !tbaa !154
  %7 = load ptr, ptr %4, align 8
  %8 = getelementptr inbounds nuw %struct.Binary.49, ptr %7, i32 0, i32 0
  %9 = load ptr, ptr %5, align 8, !tbaa !76, !nonnull !19, !align !93
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %8, ptr align 8 %9, i64 8, i1 false)
  %10 = getelementptr inbounds nuw %struct.Binary.49, ptr %7, i32 0, i32 1
  %11 = load ptr, ptr %6, align 8, !tbaa !154, !nonnull !19, !align !93
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %10, ptr align 8 %11, i64 48, i1 false)
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(56) ptr @_ZNK10ExpressionI6BinaryI5Times8ConstantIdES0_I5MinusS0_I4PlusS0_IS5_S0_IS5_9NeighbourILi1ELi0E7Clamped5FieldIdEES6_ILin1ELi0ES7_S9_EES6_ILi0ELi1ES7_S9_EES6_ILi0ELin1ES7_S9_EES0_IS1_S3_S9_EEEE4selfEv(ptr noundef nonnull align 1 dereferenceable(1) %0) #2 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !70
  %3 = load ptr, ptr %2, align 8
  ret ptr %3
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN6BinaryI4Plus5FieldIdES_I5Times8ConstantIdES_I5MinusS_IS0_S_IS0_S_IS0_9NeighbourILi1ELi0E7ClampedS2_ES7_ILin1ELi0ES8_S2_EES7_ILi0ELi1ES8_S2_EES7_ILi0ELin1ES8_S2_EES_IS3_S5_S2_EEEEC1ERKS2_RKSI_(ptr noundef nonnull align 8 dereferenceable(64) %0, ptr noundef nonnull align 8 dereferenceable(8) %1, ptr noundef nonnull align 8 dereferenceable(56) %2) unnamed_addr #2 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8, !tbaa !158
  store ptr %1, ptr %5, align 8, !tbaa !52
  store ptr %2, ptr %6, align 8, !tbaa !156
  %7 = load ptr, ptr %4, align 8
  %8 = load ptr, ptr %5, align 8
  %9 = load ptr, ptr %6, align 8
  call void @_ZN6BinaryI4Plus5FieldIdES_I5Times8ConstantIdES_I5MinusS_IS0_S_IS0_S_IS0_9NeighbourILi1ELi0E7ClampedS2_ES7_ILin1ELi0ES8_S2_EES7_ILi0ELi1ES8_S2_EES7_ILi0ELin1ES8_S2_EES_IS3_S5_S2_EEEEC2ERKS2_RKSI_(ptr noundef nonnull align 8 dereferenceable(64) %7, ptr noundef nonnull align 8 dereferenceable(8) %8, ptr noundef nonnull align 8 dereferenceable(56) %9) #7
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN6BinaryI4Plus5FieldIdES_I5Times8ConstantIdES_I5MinusS_IS0_S_IS0_S_IS0_9NeighbourILi1ELi0E7ClampedS2_ES7_ILin1ELi0ES8_S2_EES7_ILi0ELi1ES8_S2_EES7_ILi0ELin1ES8_S2_EES_IS3_S5_S2_EEEEC2ERKS2_RKSI_(ptr noundef nonnull align 8 dereferenceable(64) %0, ptr noundef nonnull align 8 dereferenceable(8) %1, ptr noundef nonnull align 8 dereferenceable(56) %2) unnamed_addr #2 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8, !tbaa !158
  store ptr %1, ptr %5, align 8, !tbaa !52
  store ptr %2, ptr %6, align 8, !tbaa !156
  %7 = load ptr, ptr %4, align 8
  %8 = getelementptr inbounds nuw %struct.Binary.47, ptr %7, i32 0, i32 0
  %9 = load ptr, ptr %5, align 8, !tbaa !52, !nonnull !19, !align !93
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %8, ptr align 8 %9, i64 8, i1 false)
  %10 = getelementptr inbounds nuw %struct.Binary.47, ptr %7, i32 0, i32 1
  %11 = load ptr, ptr %6, align 8, !tbaa !156, !nonnull !19, !align !93
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %10, ptr align 8 %11, i64 56, i1 false)
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(64) ptr @_ZNK10ExpressionI6BinaryI4Plus5FieldIdES0_I5Times8ConstantIdES0_I5MinusS0_IS1_S0_IS1_S0_IS1_9NeighbourILi1ELi0E7ClampedS3_ES8_ILin1ELi0ES9_S3_EES8_ILi0ELi1ES9_S3_EES8_ILi0ELin1ES9_S3_EES0_IS4_S6_S3_EEEEE4selfEv(ptr noundef nonnull align 1 dereferenceable(1) %0) #2 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !68
  %3 = load ptr, ptr %2, align 8
  ret ptr %3
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef double @_ZNK6BinaryI4Plus5FieldIdES_I5Times8ConstantIdES_I5MinusS_IS0_S_IS0_S_IS0_9NeighbourILi1ELi0E7ClampedS2_ES7_ILin1ELi0ES8_S2_EES7_ILi0ELi1ES8_S2_EES7_ILi0ELin1ES8_S2_EES_IS3_S5_S2_EEEE2atERK5Place(ptr noundef nonnull align 8 dereferenceable(64) %0, ptr noundef nonnull align 4 dereferenceable(20) %1) #2 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !158
  store ptr %1, ptr %4, align 8, !tbaa !130
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %struct.Binary.47, ptr %5, i32 0, i32 0
  %7 = load ptr, ptr %4, align 8, !tbaa !130, !nonnull !19, !align !92
  %8 = call contract noundef double @_ZNK5FieldIdE2atERK5Place(ptr noundef nonnull align 8 dereferenceable(8) %6, ptr noundef nonnull align 4 dereferenceable(20) %7) #7
  %9 = getelementptr inbounds nuw %struct.Binary.47, ptr %5, i32 0, i32 1
  %10 = load ptr, ptr %4, align 8, !tbaa !130, !nonnull !19, !align !92
  %11 = call contract noundef double @_ZNK6BinaryI5Times8ConstantIdES_I5MinusS_I4PlusS_IS4_S_IS4_9NeighbourILi1ELi0E7Clamped5FieldIdEES5_ILin1ELi0ES6_S8_EES5_ILi0ELi1ES6_S8_EES5_ILi0ELin1ES6_S8_EES_IS0_S2_S8_EEE2atERK5Place(ptr noundef nonnull align 8 dereferenceable(56) %9, ptr noundef nonnull align 4 dereferenceable(20) %10) #7
  %12 = call contract noundef double @_ZN4Plus5applyIdEET_S1_S1_(double noundef %8, double noundef %11) #7
  ret double %12
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef double @_ZN4Plus5applyIdEET_S1_S1_(double noundef %0, double noundef %1) #2 comdat align 2 {
  %3 = alloca double, align 8
  %4 = alloca double, align 8
  store double %0, ptr %3, align 8, !tbaa !50
  store double %1, ptr %4, align 8, !tbaa !50
  %5 = load double, ptr %3, align 8, !tbaa !50
  %6 = load double, ptr %4, align 8, !tbaa !50
  %7 = fadd contract double %5, %6
  ret double %7
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef double @_ZNK5FieldIdE2atERK5Place(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 4 dereferenceable(20) %1) #2 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !52
  store ptr %1, ptr %4, align 8, !tbaa !130
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %struct.Field.31, ptr %5, i32 0, i32 0
  %7 = load ptr, ptr %6, align 8, !tbaa !134
  %8 = load ptr, ptr %4, align 8, !tbaa !130, !nonnull !19, !align !92
  %9 = getelementptr inbounds nuw %struct.Place, ptr %8, i32 0, i32 0
  %10 = load i32, ptr %9, align 4, !tbaa !20
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds double, ptr %7, i64 %11
  %13 = load double, ptr %12, align 8, !tbaa !50
  ret double %13
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef double @_ZNK6BinaryI5Times8ConstantIdES_I5MinusS_I4PlusS_IS4_S_IS4_9NeighbourILi1ELi0E7Clamped5FieldIdEES5_ILin1ELi0ES6_S8_EES5_ILi0ELi1ES6_S8_EES5_ILi0ELin1ES6_S8_EES_IS0_S2_S8_EEE2atERK5Place(ptr noundef nonnull align 8 dereferenceable(56) %0, ptr noundef nonnull align 4 dereferenceable(20) %1) #2 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !156
  store ptr %1, ptr %4, align 8, !tbaa !130
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %struct.Binary.49, ptr %5, i32 0, i32 0
  %7 = load ptr, ptr %4, align 8, !tbaa !130, !nonnull !19, !align !92
  %8 = call contract noundef double @_ZNK8ConstantIdE2atERK5Place(ptr noundef nonnull align 8 dereferenceable(8) %6, ptr noundef nonnull align 4 dereferenceable(20) %7) #7
  %9 = getelementptr inbounds nuw %struct.Binary.49, ptr %5, i32 0, i32 1
  %10 = load ptr, ptr %4, align 8, !tbaa !130, !nonnull !19, !align !92
  %11 = call contract noundef double @_ZNK6BinaryI5MinusS_I4PlusS_IS1_S_IS1_9NeighbourILi1ELi0E7Clamped5FieldIdEES2_ILin1ELi0ES3_S5_EES2_ILi0ELi1ES3_S5_EES2_ILi0ELin1ES3_S5_EES_I5Times8ConstantIdES5_EE2atERK5Place(ptr noundef nonnull align 8 dereferenceable(48) %9, ptr noundef nonnull align 4 dereferenceable(20) %10) #7
  %12 = call contract noundef double @_ZN5Times5applyIdEET_S1_S1_(double noundef %8, double noundef %11) #7
  ret double %12
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef double @_ZN5Times5applyIdEET_S1_S1_(double noundef %0, double noundef %1) #2 comdat align 2 {
  %3 = alloca double, align 8
  %4 = alloca double, align 8
  store double %0, ptr %3, align 8, !tbaa !50
  store double %1, ptr %4, align 8, !tbaa !50
  %5 = load double, ptr %3, align 8, !tbaa !50
  %6 = load double, ptr %4, align 8, !tbaa !50
  %7 = fmul contract double %5, %6
  ret double %7
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef double @_ZNK8ConstantIdE2atERK5Place(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 4 dereferenceable(20) %1) #2 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !76
  store ptr %1, ptr %4, align 8, !tbaa !130
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %struct.Constant.51, ptr %5, i32 0, i32 0
  %7 = load double, ptr %6, align 8, !tbaa !150
  ret double %7
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef double @_ZNK6BinaryI5MinusS_I4PlusS_IS1_S_IS1_9NeighbourILi1ELi0E7Clamped5FieldIdEES2_ILin1ELi0ES3_S5_EES2_ILi0ELi1ES3_S5_EES2_ILi0ELin1ES3_S5_EES_I5Times8ConstantIdES5_EE2atERK5Place(ptr noundef nonnull align 8 dereferenceable(48) %0, ptr noundef nonnull align 4 dereferenceable(20) %1) #2 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !154
  store ptr %1, ptr %4, align 8, !tbaa !130
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %struct.Binary.53, ptr %5, i32 0, i32 0
  %7 = load ptr, ptr %4, align 8, !tbaa !130, !nonnull !19, !align !92
  %8 = call contract noundef double @_ZNK6BinaryI4PlusS_IS0_S_IS0_9NeighbourILi1ELi0E7Clamped5FieldIdEES1_ILin1ELi0ES2_S4_EES1_ILi0ELi1ES2_S4_EES1_ILi0ELin1ES2_S4_EE2atERK5Place(ptr noundef nonnull align 8 dereferenceable(32) %6, ptr noundef nonnull align 4 dereferenceable(20) %7) #7
  %9 = getelementptr inbounds nuw %struct.Binary.53, ptr %5, i32 0, i32 1
  %10 = load ptr, ptr %4, align 8, !tbaa !130, !nonnull !19, !align !92
  %11 = call contract noundef double @_ZNK6BinaryI5Times8ConstantIdE5FieldIdEE2atERK5Place(ptr noundef nonnull align 8 dereferenceable(16) %9, ptr noundef nonnull align 4 dereferenceable(20) %10) #7
  %12 = call contract noundef double @_ZN5Minus5applyIdEET_S1_S1_(double noundef %8, double noundef %11) #7
  ret double %12
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef double @_ZN5Minus5applyIdEET_S1_S1_(double noundef %0, double noundef %1) #2 comdat align 2 {
  %3 = alloca double, align 8
  %4 = alloca double, align 8
  store double %0, ptr %3, align 8, !tbaa !50
  store double %1, ptr %4, align 8, !tbaa !50
  %5 = load double, ptr %3, align 8, !tbaa !50
  %6 = load double, ptr %4, align 8, !tbaa !50
  %7 = fsub contract double %5, %6
  ret double %7
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef double @_ZNK6BinaryI4PlusS_IS0_S_IS0_9NeighbourILi1ELi0E7Clamped5FieldIdEES1_ILin1ELi0ES2_S4_EES1_ILi0ELi1ES2_S4_EES1_ILi0ELin1ES2_S4_EE2atERK5Place(ptr noundef nonnull align 8 dereferenceable(32) %0, ptr noundef nonnull align 4 dereferenceable(20) %1) #2 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !148
  store ptr %1, ptr %4, align 8, !tbaa !130
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %struct.Binary.33, ptr %5, i32 0, i32 0
  %7 = load ptr, ptr %4, align 8, !tbaa !130, !nonnull !19, !align !92
  %8 = call contract noundef double @_ZNK6BinaryI4PlusS_IS0_9NeighbourILi1ELi0E7Clamped5FieldIdEES1_ILin1ELi0ES2_S4_EES1_ILi0ELi1ES2_S4_EE2atERK5Place(ptr noundef nonnull align 8 dereferenceable(24) %6, ptr noundef nonnull align 4 dereferenceable(20) %7) #7
  %9 = getelementptr inbounds nuw %struct.Binary.33, ptr %5, i32 0, i32 1
  %10 = load ptr, ptr %4, align 8, !tbaa !130, !nonnull !19, !align !92
  %11 = call contract noundef double @_ZNK9NeighbourILi0ELin1E7Clamped5FieldIdEE2atERK5Place(ptr noundef nonnull align 8 dereferenceable(8) %9, ptr noundef nonnull align 4 dereferenceable(20) %10) #7
  %12 = call contract noundef double @_ZN4Plus5applyIdEET_S1_S1_(double noundef %8, double noundef %11) #7
  ret double %12
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef double @_ZNK6BinaryI5Times8ConstantIdE5FieldIdEE2atERK5Place(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 4 dereferenceable(20) %1) #2 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !152
  store ptr %1, ptr %4, align 8, !tbaa !130
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %struct.Binary.55, ptr %5, i32 0, i32 0
  %7 = load ptr, ptr %4, align 8, !tbaa !130, !nonnull !19, !align !92
  %8 = call contract noundef double @_ZNK8ConstantIdE2atERK5Place(ptr noundef nonnull align 8 dereferenceable(8) %6, ptr noundef nonnull align 4 dereferenceable(20) %7) #7
  %9 = getelementptr inbounds nuw %struct.Binary.55, ptr %5, i32 0, i32 1
  %10 = load ptr, ptr %4, align 8, !tbaa !130, !nonnull !19, !align !92
  %11 = call contract noundef double @_ZNK5FieldIdE2atERK5Place(ptr noundef nonnull align 8 dereferenceable(8) %9, ptr noundef nonnull align 4 dereferenceable(20) %10) #7
  %12 = call contract noundef double @_ZN5Times5applyIdEET_S1_S1_(double noundef %8, double noundef %11) #7
  ret double %12
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef double @_ZNK6BinaryI4PlusS_IS0_9NeighbourILi1ELi0E7Clamped5FieldIdEES1_ILin1ELi0ES2_S4_EES1_ILi0ELi1ES2_S4_EE2atERK5Place(ptr noundef nonnull align 8 dereferenceable(24) %0, ptr noundef nonnull align 4 dereferenceable(20) %1) #2 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !144
  store ptr %1, ptr %4, align 8, !tbaa !130
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %struct.Binary.35, ptr %5, i32 0, i32 0
  %7 = load ptr, ptr %4, align 8, !tbaa !130, !nonnull !19, !align !92
  %8 = call contract noundef double @_ZNK6BinaryI4Plus9NeighbourILi1ELi0E7Clamped5FieldIdEES1_ILin1ELi0ES2_S4_EE2atERK5Place(ptr noundef nonnull align 8 dereferenceable(16) %6, ptr noundef nonnull align 4 dereferenceable(20) %7) #7
  %9 = getelementptr inbounds nuw %struct.Binary.35, ptr %5, i32 0, i32 1
  %10 = load ptr, ptr %4, align 8, !tbaa !130, !nonnull !19, !align !92
  %11 = call contract noundef double @_ZNK9NeighbourILi0ELi1E7Clamped5FieldIdEE2atERK5Place(ptr noundef nonnull align 8 dereferenceable(8) %9, ptr noundef nonnull align 4 dereferenceable(20) %10) #7
  %12 = call contract noundef double @_ZN4Plus5applyIdEET_S1_S1_(double noundef %8, double noundef %11) #7
  ret double %12
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef double @_ZNK9NeighbourILi0ELin1E7Clamped5FieldIdEE2atERK5Place(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 4 dereferenceable(20) %1) #2 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca %struct.Place, align 4
  store ptr %0, ptr %3, align 8, !tbaa !146
  store ptr %1, ptr %4, align 8, !tbaa !130
  %6 = load ptr, ptr %3, align 8
  %7 = getelementptr inbounds nuw %struct.Neighbour.45, ptr %6, i32 0, i32 0
  call void @llvm.lifetime.start.p0(ptr %5) #6
  %8 = load ptr, ptr %4, align 8, !tbaa !130, !nonnull !19, !align !92
  %9 = call %struct.Place @_ZNK5Place5movedEii(ptr noundef nonnull align 4 dereferenceable(20) %8, i32 noundef 0, i32 noundef -1) #7
  %10 = getelementptr inbounds nuw %struct.Place, ptr %5, i32 0, i32 0
  %11 = extractvalue %struct.Place %9, 0
  store i32 %11, ptr %10, align 4
  %12 = getelementptr inbounds nuw %struct.Place, ptr %5, i32 0, i32 1
  %13 = extractvalue %struct.Place %9, 1
  store i32 %13, ptr %12, align 4
  %14 = getelementptr inbounds nuw %struct.Place, ptr %5, i32 0, i32 2
  %15 = extractvalue %struct.Place %9, 2
  store i32 %15, ptr %14, align 4
  %16 = getelementptr inbounds nuw %struct.Place, ptr %5, i32 0, i32 3
  %17 = extractvalue %struct.Place %9, 3
  store i32 %17, ptr %16, align 4
  %18 = getelementptr inbounds nuw %struct.Place, ptr %5, i32 0, i32 4
  %19 = extractvalue %struct.Place %9, 4
  store i32 %19, ptr %18, align 4
  %20 = load ptr, ptr %4, align 8, !tbaa !130, !nonnull !19, !align !92
  %21 = call contract noundef double @_ZN7Clamped2atI5FieldIdEEENT_5ValueERKS3_RK5PlaceS9_(ptr noundef nonnull align 8 dereferenceable(8) %7, ptr noundef nonnull align 4 dereferenceable(20) %5, ptr noundef nonnull align 4 dereferenceable(20) %20) #7
  call void @llvm.lifetime.end.p0(ptr %5) #6
  ret double %21
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef double @_ZNK6BinaryI4Plus9NeighbourILi1ELi0E7Clamped5FieldIdEES1_ILin1ELi0ES2_S4_EE2atERK5Place(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 4 dereferenceable(20) %1) #2 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !140
  store ptr %1, ptr %4, align 8, !tbaa !130
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %struct.Binary.37, ptr %5, i32 0, i32 0
  %7 = load ptr, ptr %4, align 8, !tbaa !130, !nonnull !19, !align !92
  %8 = call contract noundef double @_ZNK9NeighbourILi1ELi0E7Clamped5FieldIdEE2atERK5Place(ptr noundef nonnull align 8 dereferenceable(8) %6, ptr noundef nonnull align 4 dereferenceable(20) %7) #7
  %9 = getelementptr inbounds nuw %struct.Binary.37, ptr %5, i32 0, i32 1
  %10 = load ptr, ptr %4, align 8, !tbaa !130, !nonnull !19, !align !92
  %11 = call contract noundef double @_ZNK9NeighbourILin1ELi0E7Clamped5FieldIdEE2atERK5Place(ptr noundef nonnull align 8 dereferenceable(8) %9, ptr noundef nonnull align 4 dereferenceable(20) %10) #7
  %12 = call contract noundef double @_ZN4Plus5applyIdEET_S1_S1_(double noundef %8, double noundef %11) #7
  ret double %12
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef double @_ZNK9NeighbourILi0ELi1E7Clamped5FieldIdEE2atERK5Place(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 4 dereferenceable(20) %1) #2 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca %struct.Place, align 4
  store ptr %0, ptr %3, align 8, !tbaa !142
  store ptr %1, ptr %4, align 8, !tbaa !130
  %6 = load ptr, ptr %3, align 8
  %7 = getelementptr inbounds nuw %struct.Neighbour.43, ptr %6, i32 0, i32 0
  call void @llvm.lifetime.start.p0(ptr %5) #6
  %8 = load ptr, ptr %4, align 8, !tbaa !130, !nonnull !19, !align !92
  %9 = call %struct.Place @_ZNK5Place5movedEii(ptr noundef nonnull align 4 dereferenceable(20) %8, i32 noundef 0, i32 noundef 1) #7
  %10 = getelementptr inbounds nuw %struct.Place, ptr %5, i32 0, i32 0
  %11 = extractvalue %struct.Place %9, 0
  store i32 %11, ptr %10, align 4
  %12 = getelementptr inbounds nuw %struct.Place, ptr %5, i32 0, i32 1
  %13 = extractvalue %struct.Place %9, 1
  store i32 %13, ptr %12, align 4
  %14 = getelementptr inbounds nuw %struct.Place, ptr %5, i32 0, i32 2
  %15 = extractvalue %struct.Place %9, 2
  store i32 %15, ptr %14, align 4
  %16 = getelementptr inbounds nuw %struct.Place, ptr %5, i32 0, i32 3
  %17 = extractvalue %struct.Place %9, 3
  store i32 %17, ptr %16, align 4
  %18 = getelementptr inbounds nuw %struct.Place, ptr %5, i32 0, i32 4
  %19 = extractvalue %struct.Place %9, 4
  store i32 %19, ptr %18, align 4
  %20 = load ptr, ptr %4, align 8, !tbaa !130, !nonnull !19, !align !92
  %21 = call contract noundef double @_ZN7Clamped2atI5FieldIdEEENT_5ValueERKS3_RK5PlaceS9_(ptr noundef nonnull align 8 dereferenceable(8) %7, ptr noundef nonnull align 4 dereferenceable(20) %5, ptr noundef nonnull align 4 dereferenceable(20) %20) #7
  call void @llvm.lifetime.end.p0(ptr %5) #6
  ret double %21
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef double @_ZNK9NeighbourILi1ELi0E7Clamped5FieldIdEE2atERK5Place(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 4 dereferenceable(20) %1) #2 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca %struct.Place, align 4
  store ptr %0, ptr %3, align 8, !tbaa !136
  store ptr %1, ptr %4, align 8, !tbaa !130
  %6 = load ptr, ptr %3, align 8
  %7 = getelementptr inbounds nuw %struct.Neighbour.39, ptr %6, i32 0, i32 0
  call void @llvm.lifetime.start.p0(ptr %5) #6
  %8 = load ptr, ptr %4, align 8, !tbaa !130, !nonnull !19, !align !92
  %9 = call %struct.Place @_ZNK5Place5movedEii(ptr noundef nonnull align 4 dereferenceable(20) %8, i32 noundef 1, i32 noundef 0) #7
  %10 = getelementptr inbounds nuw %struct.Place, ptr %5, i32 0, i32 0
  %11 = extractvalue %struct.Place %9, 0
  store i32 %11, ptr %10, align 4
  %12 = getelementptr inbounds nuw %struct.Place, ptr %5, i32 0, i32 1
  %13 = extractvalue %struct.Place %9, 1
  store i32 %13, ptr %12, align 4
  %14 = getelementptr inbounds nuw %struct.Place, ptr %5, i32 0, i32 2
  %15 = extractvalue %struct.Place %9, 2
  store i32 %15, ptr %14, align 4
  %16 = getelementptr inbounds nuw %struct.Place, ptr %5, i32 0, i32 3
  %17 = extractvalue %struct.Place %9, 3
  store i32 %17, ptr %16, align 4
  %18 = getelementptr inbounds nuw %struct.Place, ptr %5, i32 0, i32 4
  %19 = extractvalue %struct.Place %9, 4
  store i32 %19, ptr %18, align 4
  %20 = load ptr, ptr %4, align 8, !tbaa !130, !nonnull !19, !align !92
  %21 = call contract noundef double @_ZN7Clamped2atI5FieldIdEEENT_5ValueERKS3_RK5PlaceS9_(ptr noundef nonnull align 8 dereferenceable(8) %7, ptr noundef nonnull align 4 dereferenceable(20) %5, ptr noundef nonnull align 4 dereferenceable(20) %20) #7
  call void @llvm.lifetime.end.p0(ptr %5) #6
  ret double %21
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef double @_ZNK9NeighbourILin1ELi0E7Clamped5FieldIdEE2atERK5Place(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 4 dereferenceable(20) %1) #2 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca %struct.Place, align 4
  store ptr %0, ptr %3, align 8, !tbaa !138
  store ptr %1, ptr %4, align 8, !tbaa !130
  %6 = load ptr, ptr %3, align 8
  %7 = getelementptr inbounds nuw %struct.Neighbour.41, ptr %6, i32 0, i32 0
  call void @llvm.lifetime.start.p0(ptr %5) #6
  %8 = load ptr, ptr %4, align 8, !tbaa !130, !nonnull !19, !align !92
  %9 = call %struct.Place @_ZNK5Place5movedEii(ptr noundef nonnull align 4 dereferenceable(20) %8, i32 noundef -1, i32 noundef 0) #7
  %10 = getelementptr inbounds nuw %struct.Place, ptr %5, i32 0, i32 0
  %11 = extractvalue %struct.Place %9, 0
  store i32 %11, ptr %10, align 4
  %12 = getelementptr inbounds nuw %struct.Place, ptr %5, i32 0, i32 1
  %13 = extractvalue %struct.Place %9, 1
  store i32 %13, ptr %12, align 4
  %14 = getelementptr inbounds nuw %struct.Place, ptr %5, i32 0, i32 2
  %15 = extractvalue %struct.Place %9, 2
  store i32 %15, ptr %14, align 4
  %16 = getelementptr inbounds nuw %struct.Place, ptr %5, i32 0, i32 3
  %17 = extractvalue %struct.Place %9, 3
  store i32 %17, ptr %16, align 4
  %18 = getelementptr inbounds nuw %struct.Place, ptr %5, i32 0, i32 4
  %19 = extractvalue %struct.Place %9, 4
  store i32 %19, ptr %18, align 4
  %20 = load ptr, ptr %4, align 8, !tbaa !130, !nonnull !19, !align !92
  %21 = call contract noundef double @_ZN7Clamped2atI5FieldIdEEENT_5ValueERKS3_RK5PlaceS9_(ptr noundef nonnull align 8 dereferenceable(8) %7, ptr noundef nonnull align 4 dereferenceable(20) %5, ptr noundef nonnull align 4 dereferenceable(20) %20) #7
  call void @llvm.lifetime.end.p0(ptr %5) #6
  ret double %21
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef double @_ZN7Clamped2atI5FieldIdEEENT_5ValueERKS3_RK5PlaceS9_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 4 dereferenceable(20) %1, ptr noundef nonnull align 4 dereferenceable(20) %2) #2 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8, !tbaa !52
  store ptr %1, ptr %5, align 8, !tbaa !130
  store ptr %2, ptr %6, align 8, !tbaa !130
  %7 = load ptr, ptr %4, align 8, !tbaa !52, !nonnull !19, !align !93
  %8 = load ptr, ptr %5, align 8, !tbaa !130, !nonnull !19, !align !92
  %9 = call noundef zeroext i1 @_ZNK5Place6insideEv(ptr noundef nonnull align 4 dereferenceable(20) %8) #7
  br i1 %9, label %10, label %12

10:                                               ; preds = %3
  %11 = load ptr, ptr %5, align 8, !tbaa !130, !nonnull !19, !align !92
  br label %14

12:                                               ; preds = %3
  %13 = load ptr, ptr %6, align 8, !tbaa !130, !nonnull !19, !align !92
  br label %14

14:                                               ; preds = %12, %10
  %15 = phi ptr [ %11, %10 ], [ %13, %12 ]
  %16 = call contract noundef double @_ZNK5FieldIdE2atERK5Place(ptr noundef nonnull align 8 dereferenceable(8) %7, ptr noundef nonnull align 4 dereferenceable(20) %15) #7
  ret double %16
}

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nounwind }
attributes #7 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}
!llvm.errno.tbaa = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = !{!5, !5, i64 0}
!5 = !{!"int", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C++ TBAA"}
!8 = !{!9, !9, i64 0}
!9 = !{!"p1 float", !10, i64 0}
!10 = !{!"any pointer", !6, i64 0}
!11 = !{!12, !12, i64 0}
!12 = !{!"float", !6, i64 0}
!13 = !{!14, !14, i64 0}
!14 = !{!"p1 _ZTS5FieldIfE", !10, i64 0}
!15 = !{!16, !16, i64 0}
!16 = !{!"p1 _ZTS8ConstantIfE", !10, i64 0}
!17 = !{!18, !18, i64 0}
!18 = !{!"p1 _ZTS10ExpressionI6BinaryI5MinusS0_I4PlusS0_I5TimesS0_IS3_8ConstantIfE5FieldIfEES7_ES0_IS3_S0_IS1_S7_S7_ES0_IS2_S7_S7_EEES9_EE", !10, i64 0}
!19 = !{}
!20 = !{!21, !5, i64 0}
!21 = !{!"_ZTS5Place", !5, i64 0, !5, i64 4, !5, i64 8, !5, i64 12, !5, i64 16}
!22 = !{!21, !5, i64 4}
!23 = !{!21, !5, i64 8}
!24 = !{!21, !5, i64 12}
!25 = !{!21, !5, i64 16}
!26 = !{!27, !27, i64 0}
!27 = !{!"p1 _ZTS10ExpressionI6BinaryI4PlusS0_I5TimesS0_IS2_8ConstantIfE5FieldIfEES6_ES0_IS2_S0_I5MinusS6_S6_ES0_IS1_S6_S6_EEEE", !10, i64 0}
!28 = !{!29, !29, i64 0}
!29 = !{!"p1 _ZTS10ExpressionI6BinaryI5TimesS0_IS1_8ConstantIfE5FieldIfEES5_EE", !10, i64 0}
!30 = !{!31, !31, i64 0}
!31 = !{!"p1 _ZTS10ExpressionI6BinaryI5TimesS0_I5Minus5FieldIfES4_ES0_I4PlusS4_S4_EEE", !10, i64 0}
!32 = !{!33, !33, i64 0}
!33 = !{!"p1 _ZTS10ExpressionI6BinaryI5Times8ConstantIfE5FieldIfEEE", !10, i64 0}
!34 = !{!35, !35, i64 0}
!35 = !{!"p1 _ZTS10ExpressionI5FieldIfEE", !10, i64 0}
!36 = !{!37, !37, i64 0}
!37 = !{!"p1 _ZTS10ExpressionI8ConstantIfEE", !10, i64 0}
!38 = !{!39, !39, i64 0}
!39 = !{!"p1 _ZTS10ExpressionI6BinaryI5Minus5FieldIfES3_EE", !10, i64 0}
!40 = !{!41, !41, i64 0}
!41 = !{!"p1 _ZTS10ExpressionI6BinaryI4Plus5FieldIfES3_EE", !10, i64 0}
!42 = !{!43, !43, i64 0}
!43 = !{!"p1 _ZTS10ExpressionI6BinaryI5MinusS0_I5Times8ConstantIfES0_IS1_9NeighbourILi1ELi0E11ZeroOutside5FieldIfEES5_ILin1ELi0ES6_S8_EEES0_IS2_S4_S0_IS1_S5_ILi0ELi1ES6_S8_ES5_ILi0ELin1ES6_S8_EEEEE", !10, i64 0}
!44 = !{!45, !45, i64 0}
!45 = !{!"p1 _ZTS10ExpressionI6BinaryI5Times8ConstantIfES0_I5Minus9NeighbourILi1ELi0E11ZeroOutside5FieldIfEES5_ILin1ELi0ES6_S8_EEEE", !10, i64 0}
!46 = !{!47, !47, i64 0}
!47 = !{!"p1 _ZTS10ExpressionI6BinaryI5Times8ConstantIfES0_I5Minus9NeighbourILi0ELi1E11ZeroOutside5FieldIfEES5_ILi0ELin1ES6_S8_EEEE", !10, i64 0}
!48 = !{!49, !49, i64 0}
!49 = !{!"p1 double", !10, i64 0}
!50 = !{!51, !51, i64 0}
!51 = !{!"double", !6, i64 0}
!52 = !{!53, !53, i64 0}
!53 = !{!"p1 _ZTS5FieldIdE", !10, i64 0}
!54 = !{!55, !55, i64 0}
!55 = !{!"p1 _ZTS10ExpressionI6BinaryI4PlusS0_IS1_9NeighbourILi1ELi0E7Clamped5FieldIdEES2_ILin1ELi0ES3_S5_EES2_ILi0ELi1ES3_S5_EEE", !10, i64 0}
!56 = !{!57, !57, i64 0}
!57 = !{!"p1 _ZTS10ExpressionI9NeighbourILi0ELin1E7Clamped5FieldIdEEE", !10, i64 0}
!58 = !{!59, !59, i64 0}
!59 = !{!"p1 _ZTS10ExpressionI6BinaryI4Plus9NeighbourILi1ELi0E7Clamped5FieldIdEES2_ILin1ELi0ES3_S5_EEE", !10, i64 0}
!60 = !{!61, !61, i64 0}
!61 = !{!"p1 _ZTS10ExpressionI9NeighbourILi0ELi1E7Clamped5FieldIdEEE", !10, i64 0}
!62 = !{!63, !63, i64 0}
!63 = !{!"p1 _ZTS10ExpressionI9NeighbourILi1ELi0E7Clamped5FieldIdEEE", !10, i64 0}
!64 = !{!65, !65, i64 0}
!65 = !{!"p1 _ZTS10ExpressionI9NeighbourILin1ELi0E7Clamped5FieldIdEEE", !10, i64 0}
!66 = !{!67, !67, i64 0}
!67 = !{!"p1 _ZTS10ExpressionI5FieldIdEE", !10, i64 0}
!68 = !{!69, !69, i64 0}
!69 = !{!"p1 _ZTS10ExpressionI6BinaryI4Plus5FieldIdES0_I5Times8ConstantIdES0_I5MinusS0_IS1_S0_IS1_S0_IS1_9NeighbourILi1ELi0E7ClampedS3_ES8_ILin1ELi0ES9_S3_EES8_ILi0ELi1ES9_S3_EES8_ILi0ELin1ES9_S3_EES0_IS4_S6_S3_EEEEE", !10, i64 0}
!70 = !{!71, !71, i64 0}
!71 = !{!"p1 _ZTS10ExpressionI6BinaryI5Times8ConstantIdES0_I5MinusS0_I4PlusS0_IS5_S0_IS5_9NeighbourILi1ELi0E7Clamped5FieldIdEES6_ILin1ELi0ES7_S9_EES6_ILi0ELi1ES7_S9_EES6_ILi0ELin1ES7_S9_EES0_IS1_S3_S9_EEEE", !10, i64 0}
!72 = !{!73, !73, i64 0}
!73 = !{!"p1 _ZTS10ExpressionI8ConstantIdEE", !10, i64 0}
!74 = !{!75, !75, i64 0}
!75 = !{!"p1 _ZTS10ExpressionI6BinaryI5MinusS0_I4PlusS0_IS2_S0_IS2_9NeighbourILi1ELi0E7Clamped5FieldIdEES3_ILin1ELi0ES4_S6_EES3_ILi0ELi1ES4_S6_EES3_ILi0ELin1ES4_S6_EES0_I5Times8ConstantIdES6_EEE", !10, i64 0}
!76 = !{!77, !77, i64 0}
!77 = !{!"p1 _ZTS8ConstantIdE", !10, i64 0}
!78 = !{!79, !79, i64 0}
!79 = !{!"p1 _ZTS10ExpressionI6BinaryI4PlusS0_IS1_S0_IS1_9NeighbourILi1ELi0E7Clamped5FieldIdEES2_ILin1ELi0ES3_S5_EES2_ILi0ELi1ES3_S5_EES2_ILi0ELin1ES3_S5_EEE", !10, i64 0}
!80 = !{!81, !81, i64 0}
!81 = !{!"p1 _ZTS10ExpressionI6BinaryI5Times8ConstantIdE5FieldIdEEE", !10, i64 0}
!82 = !{!83, !83, i64 0}
!83 = !{!"p1 _ZTS10ExpressionI6BinaryI5Minus9NeighbourILi1ELi0E11ZeroOutside5FieldIfEES2_ILin1ELi0ES3_S5_EEE", !10, i64 0}
!84 = !{!85, !85, i64 0}
!85 = !{!"p1 _ZTS10ExpressionI9NeighbourILi1ELi0E11ZeroOutside5FieldIfEEE", !10, i64 0}
!86 = !{!87, !87, i64 0}
!87 = !{!"p1 _ZTS10ExpressionI9NeighbourILin1ELi0E11ZeroOutside5FieldIfEEE", !10, i64 0}
!88 = !{!89, !89, i64 0}
!89 = !{!"p1 _ZTS6BinaryI5Times8ConstantIfES_I5Minus9NeighbourILi1ELi0E11ZeroOutside5FieldIfEES4_ILin1ELi0ES5_S7_EEE", !10, i64 0}
!90 = !{!91, !91, i64 0}
!91 = !{!"p1 _ZTS6BinaryI5Minus9NeighbourILi1ELi0E11ZeroOutside5FieldIfEES1_ILin1ELi0ES2_S4_EE", !10, i64 0}
!92 = !{i64 4}
!93 = !{i64 8}
!94 = !{!95, !95, i64 0}
!95 = !{!"p1 _ZTS9NeighbourILi1ELi0E11ZeroOutside5FieldIfEE", !10, i64 0}
!96 = !{!97, !97, i64 0}
!97 = !{!"p1 _ZTS9NeighbourILin1ELi0E11ZeroOutside5FieldIfEE", !10, i64 0}
!98 = !{!99, !99, i64 0}
!99 = !{!"p1 _ZTS10ExpressionI6BinaryI5Minus9NeighbourILi0ELi1E11ZeroOutside5FieldIfEES2_ILi0ELin1ES3_S5_EEE", !10, i64 0}
!100 = !{!101, !101, i64 0}
!101 = !{!"p1 _ZTS10ExpressionI9NeighbourILi0ELi1E11ZeroOutside5FieldIfEEE", !10, i64 0}
!102 = !{!103, !103, i64 0}
!103 = !{!"p1 _ZTS10ExpressionI9NeighbourILi0ELin1E11ZeroOutside5FieldIfEEE", !10, i64 0}
!104 = !{!105, !105, i64 0}
!105 = !{!"p1 _ZTS6BinaryI5Times8ConstantIfES_I5Minus9NeighbourILi0ELi1E11ZeroOutside5FieldIfEES4_ILi0ELin1ES5_S7_EEE", !10, i64 0}
!106 = !{!107, !107, i64 0}
!107 = !{!"p1 _ZTS6BinaryI5Minus9NeighbourILi0ELi1E11ZeroOutside5FieldIfEES1_ILi0ELin1ES2_S4_EE", !10, i64 0}
!108 = !{!109, !109, i64 0}
!109 = !{!"p1 _ZTS9NeighbourILi0ELi1E11ZeroOutside5FieldIfEE", !10, i64 0}
!110 = !{!111, !111, i64 0}
!111 = !{!"p1 _ZTS9NeighbourILi0ELin1E11ZeroOutside5FieldIfEE", !10, i64 0}
!112 = !{!113, !9, i64 0}
!113 = !{!"_ZTS5FieldIfE", !9, i64 0}
!114 = !{!115, !12, i64 0}
!115 = !{!"_ZTS8ConstantIfE", !12, i64 0}
!116 = !{!117, !117, i64 0}
!117 = !{!"p1 _ZTS6BinaryI5Times8ConstantIfE5FieldIfEE", !10, i64 0}
!118 = !{!119, !119, i64 0}
!119 = !{!"p1 _ZTS6BinaryI5TimesS_IS0_8ConstantIfE5FieldIfEES4_E", !10, i64 0}
!120 = !{!121, !121, i64 0}
!121 = !{!"p1 _ZTS6BinaryI5Minus5FieldIfES2_E", !10, i64 0}
!122 = !{!123, !123, i64 0}
!123 = !{!"p1 _ZTS6BinaryI4Plus5FieldIfES2_E", !10, i64 0}
!124 = !{!125, !125, i64 0}
!125 = !{!"p1 _ZTS6BinaryI5TimesS_I5Minus5FieldIfES3_ES_I4PlusS3_S3_EE", !10, i64 0}
!126 = !{!127, !127, i64 0}
!127 = !{!"p1 _ZTS6BinaryI4PlusS_I5TimesS_IS1_8ConstantIfE5FieldIfEES5_ES_IS1_S_I5MinusS5_S5_ES_IS0_S5_S5_EEE", !10, i64 0}
!128 = !{!129, !129, i64 0}
!129 = !{!"p1 _ZTS6BinaryI5MinusS_I4PlusS_I5TimesS_IS2_8ConstantIfE5FieldIfEES6_ES_IS2_S_IS0_S6_S6_ES_IS1_S6_S6_EEES8_E", !10, i64 0}
!130 = !{!131, !131, i64 0}
!131 = !{!"p1 _ZTS5Place", !10, i64 0}
!132 = !{!133, !133, i64 0}
!133 = !{!"p1 _ZTS6BinaryI5MinusS_I5Times8ConstantIfES_IS0_9NeighbourILi1ELi0E11ZeroOutside5FieldIfEES4_ILin1ELi0ES5_S7_EEES_IS1_S3_S_IS0_S4_ILi0ELi1ES5_S7_ES4_ILi0ELin1ES5_S7_EEEE", !10, i64 0}
!134 = !{!135, !49, i64 0}
!135 = !{!"_ZTS5FieldIdE", !49, i64 0}
!136 = !{!137, !137, i64 0}
!137 = !{!"p1 _ZTS9NeighbourILi1ELi0E7Clamped5FieldIdEE", !10, i64 0}
!138 = !{!139, !139, i64 0}
!139 = !{!"p1 _ZTS9NeighbourILin1ELi0E7Clamped5FieldIdEE", !10, i64 0}
!140 = !{!141, !141, i64 0}
!141 = !{!"p1 _ZTS6BinaryI4Plus9NeighbourILi1ELi0E7Clamped5FieldIdEES1_ILin1ELi0ES2_S4_EE", !10, i64 0}
!142 = !{!143, !143, i64 0}
!143 = !{!"p1 _ZTS9NeighbourILi0ELi1E7Clamped5FieldIdEE", !10, i64 0}
!144 = !{!145, !145, i64 0}
!145 = !{!"p1 _ZTS6BinaryI4PlusS_IS0_9NeighbourILi1ELi0E7Clamped5FieldIdEES1_ILin1ELi0ES2_S4_EES1_ILi0ELi1ES2_S4_EE", !10, i64 0}
!146 = !{!147, !147, i64 0}
!147 = !{!"p1 _ZTS9NeighbourILi0ELin1E7Clamped5FieldIdEE", !10, i64 0}
!148 = !{!149, !149, i64 0}
!149 = !{!"p1 _ZTS6BinaryI4PlusS_IS0_S_IS0_9NeighbourILi1ELi0E7Clamped5FieldIdEES1_ILin1ELi0ES2_S4_EES1_ILi0ELi1ES2_S4_EES1_ILi0ELin1ES2_S4_EE", !10, i64 0}
!150 = !{!151, !51, i64 0}
!151 = !{!"_ZTS8ConstantIdE", !51, i64 0}
!152 = !{!153, !153, i64 0}
!153 = !{!"p1 _ZTS6BinaryI5Times8ConstantIdE5FieldIdEE", !10, i64 0}
!154 = !{!155, !155, i64 0}
!155 = !{!"p1 _ZTS6BinaryI5MinusS_I4PlusS_IS1_S_IS1_9NeighbourILi1ELi0E7Clamped5FieldIdEES2_ILin1ELi0ES3_S5_EES2_ILi0ELi1ES3_S5_EES2_ILi0ELin1ES3_S5_EES_I5Times8ConstantIdES5_EE", !10, i64 0}
!156 = !{!157, !157, i64 0}
!157 = !{!"p1 _ZTS6BinaryI5Times8ConstantIdES_I5MinusS_I4PlusS_IS4_S_IS4_9NeighbourILi1ELi0E7Clamped5FieldIdEES5_ILin1ELi0ES6_S8_EES5_ILi0ELi1ES6_S8_EES5_ILi0ELin1ES6_S8_EES_IS0_S2_S8_EEE", !10, i64 0}
!158 = !{!159, !159, i64 0}
!159 = !{!"p1 _ZTS6BinaryI4Plus5FieldIdES_I5Times8ConstantIdES_I5MinusS_IS0_S_IS0_S_IS0_9NeighbourILi1ELi0E7ClampedS2_ES7_ILin1ELi0ES8_S2_EES7_ILi0ELi1ES8_S2_EES7_ILi0ELin1ES8_S2_EES_IS3_S5_S2_EEEE", !10, i64 0}
