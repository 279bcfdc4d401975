import '@nestjs/common';
import 'node:http';
import '@polaris/contracts';
import '../problem/problem.ts';
import '../database/pool.ts';
