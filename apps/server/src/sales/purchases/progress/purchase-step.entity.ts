import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A completed step of a purchase. */
@Entity('purchase_steps')
export class PurchaseStepEntity {
  @PrimaryGeneratedColumn('identity', { type: 'integer' })
  id: number;

  @Column('integer')
  purchaseId: number;

  @Column('varchar')
  text: string;

  /** The planned day, as YYYY-MM-DD. */
  @Column('date', { nullable: true })
  plannedOn: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  doneAt: Date;
}
