import type { FileSide } from '@polaris/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A file of which pieces are still to come. */
@Entity('file_uploads')
export class FileUploadEntity {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('integer')
  customerId: number;

  @Column('text')
  userId: string;

  @Column('varchar')
  uploadedBy: FileSide;

  @Column('varchar')
  name: string;

  /** In bytes, as it was announced. */
  @Column('integer')
  size: number;

  /** The hashes of the pieces that have arrived. */
  @Column('text', { array: true })
  parts: string[];

  /** Found from the first piece. */
  @Column('varchar', { nullable: true })
  mediaType: string | null;

  /** The finished file; its upload stays for an hour, as the answer to the last piece may be lost. */
  @Column('integer', { nullable: true })
  fileId: number | null;

  /** When a piece came last. */
  @Column('timestamptz')
  lastAt: Date;
}
