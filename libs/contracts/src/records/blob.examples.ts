import { describeTag, example } from '../api/example.ts';
import { blobParamsSchema } from './blob.ts';

export const blobExamples = [
  example(blobParamsSchema, {
    hash: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  }),
];

export const blobsTag = describeTag(
  'Stored files',
  'Uploaded and generated files, by the hash of their content.',
);
