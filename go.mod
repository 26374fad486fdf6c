module gonvvm

go 1.26
