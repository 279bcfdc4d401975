import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Takes the invented person out of what older versions stored as the first catalog. */
export class StarterTexts1700000000099 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table assets disable trigger user;
      update assets set url = '/assets/portfolio/resume.docx'
      where url = '/assets/portfolio/ines-calloway-resume.docx';
      alter table assets enable trigger user;
      alter table services disable trigger user;
      update services
      set deliverables = replace(deliverables, 'by video or in West Hollywood', 'by video or in person')
      where deliverables like '%by video or in West Hollywood%';
      alter table services enable trigger user;
    `);
  }

  /** Older versions know these texts as well. */
  down(): Promise<void> {
    return Promise.resolve();
  }
}
