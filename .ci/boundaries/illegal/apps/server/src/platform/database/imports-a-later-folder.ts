import '../jobs/jobs.service.ts';
import '../http/limits.service.ts';
import '../idempotency/idempotency.service.ts';
