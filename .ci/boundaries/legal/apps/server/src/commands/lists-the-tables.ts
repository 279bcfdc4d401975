import '../services/service.entity.ts';
