import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A message from the owner to the customer about a purchase. */
@Entity('purchase_notes')
export class PurchaseNoteEntity {
  @PrimaryGeneratedColumn('identity', { type: 'integer' })
  id: number;

  @Column('integer')
  purchaseId: number;

  @Column('varchar')
  text: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
