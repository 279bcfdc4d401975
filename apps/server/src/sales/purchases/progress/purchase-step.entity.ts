import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A step of a purchase that is done. */
@Entity('purchase_steps')
export class PurchaseStepEntity {
  @PrimaryGeneratedColumn('identity', { type: 'integer' })
  id: number;

  @Column('integer')
  purchaseId: number;

  @Column('varchar')
  text: string;

  /** The day by which it was planned, as YYYY-MM-DD. */
  @Column('date', { nullable: true })
  plannedOn: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  doneAt: Date;
}
