import { FILE_PIECE_BYTES, type FileSide } from '@polaris/contracts';
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

  /** It becomes a file with its message. */
  @Column('boolean')
  isForMessage: boolean;

  /** The finished file; its upload stays for an hour, as the answer to the last piece may be lost. */
  @Column('integer', { nullable: true })
  fileId: number | null;

  /** When a piece came last. */
  @Column('timestamptz')
  lastAt: Date;
}

/** How many of its bytes have arrived: every piece but the last has the same length. */
export const receivedOf = ({ size, parts }: FileUploadEntity): number =>
  Math.min(size, parts.length * FILE_PIECE_BYTES);

export const isComplete = (upload: FileUploadEntity): boolean => receivedOf(upload) === upload.size;
