! A program in Fortran that GCC's OpenMP offloads.
program offload
  real(8) :: x(500), y(500), s, want
  integer :: i
  x = [(i * 0.5d0, i = 1, 500)]
  y = 1
  s = 0
  !$omp target teams distribute parallel do num_teams(8) map(to: x) map(tofrom: y)
  do i = 1, 500
    y(i) = y(i) + sqrt(x(i)) * cos(x(i))
  end do
  !$omp target teams distribute parallel do num_teams(8) reduction(+: s) map(to: y) map(tofrom: s)
  do i = 1, 500
    s = s + y(i)
  end do
  want = sum(1 + sqrt(x) * cos(x))
  if (abs(s - want) > 1d-9) then
    print *, s, want
    stop 1
  end if
  print '(a)', 'ok'
end program
