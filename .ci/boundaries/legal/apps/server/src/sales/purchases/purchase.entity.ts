import 'typeorm';
import '../services/service.entity.ts';
