import type { FileSide } from '@polaris/contracts';
import {
  Column,
  CreateDateColumn,
  Entity,
  PrimaryGeneratedColumn,
  UpdateDateColumn,
  VersionColumn,
} from 'typeorm';

@Entity('customer_files')
export class CustomerFileEntity {
  @PrimaryGeneratedColumn('identity', { type: 'integer' })
  id: number;

  @Column('integer')
  customerId: number;

  @Column('varchar')
  name: string;

  @Column('varchar')
  mediaType: string;

  /** In bytes. */
  @Column('integer')
  size: number;

  /** The hashes of its pieces, in their order. */
  @Column('text', { array: true })
  parts: string[];

  /** The hash of the thumbnail. */
  @Column('text', { nullable: true })
  thumbnail: string | null;

  @Column('varchar')
  uploadedBy: FileSide;

  /** The account of the client who uploaded it. */
  @Column('text', { nullable: true })
  userId: string | null;

  @Column('boolean')
  isShared: boolean;

  /** The message that it was attached to. */
  @Column('integer', { nullable: true })
  messageId: number | null;

  @VersionColumn()
  version: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
