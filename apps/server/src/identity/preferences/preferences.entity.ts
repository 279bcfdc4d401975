import { Column, Entity, PrimaryGeneratedColumn, UpdateDateColumn } from 'typeorm';

@Entity('communication_preferences')
export class PreferencesEntity {
  @PrimaryGeneratedColumn('identity', { type: 'integer' })
  id: number;

  @Column('text')
  userId: string;

  @Column('boolean')
  email: boolean;

  @Column('boolean')
  phone: boolean;

  @Column('boolean')
  text: boolean;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
