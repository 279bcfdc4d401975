import { Module } from '@nestjs/common';
import { SimilarPeopleController } from './similar-people.controller';
import { SimilarPeopleReadModel } from './similar-people.read-model';

@Module({ controllers: [SimilarPeopleController], providers: [SimilarPeopleReadModel] })
export class SimilarPeopleModule {}
