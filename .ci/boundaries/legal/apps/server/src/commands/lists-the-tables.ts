import '../sales/services/service.entity.ts';
