module gonvvm/dap

go 1.26

require (
	github.com/google/go-dap v0.12.0
	gonvvm v0.0.0
)

replace gonvvm => ../
