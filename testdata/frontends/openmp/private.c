struct particle { float x[3], v[3]; int id; };
void step(struct particle *p, int n, float dt) {
  float tmp[3];
#pragma omp target teams distribute parallel for private(tmp) firstprivate(dt)
  for (int i = 0; i < n; i++) {
    for (int k = 0; k < 3; k++) { tmp[k] = p[i].v[k] * dt; p[i].x[k] += tmp[(k + 1) % 3]; }
    if (p[i].x[0] < 0) p[i].v[0] = -p[i].v[0];
  }
}
