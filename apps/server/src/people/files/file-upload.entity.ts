import { FILE_PIECE_BYTES, type FileSide } from '@polaris/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A file with pieces still to come. */
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

  /** Announced size in bytes. */
  @Column('integer')
  size: number;

  /** The hashes of the pieces that have arrived. */
  @Column('text', { array: true })
  parts: string[];

  /** Detected from the first piece. */
  @Column('varchar', { nullable: true })
  mediaType: string | null;

  /** True if the upload waits for its message and becomes a file then. */
  @Column('boolean')
  isForMessage: boolean;

  /** The finished file. Its upload stays for an hour, in case the response to the last piece was lost. */
  @Column('integer', { nullable: true })
  fileId: number | null;

  /** When the last piece arrived. */
  @Column('timestamptz')
  lastAt: Date;
}

/** Bytes received so far: all pieces but the last have the same length. */
export const receivedOf = ({ size, parts }: FileUploadEntity): number =>
  Math.min(size, parts.length * FILE_PIECE_BYTES);

export const isComplete = (upload: FileUploadEntity): boolean => receivedOf(upload) === upload.size;
