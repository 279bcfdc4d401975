import { sizeText } from '@polaris/contracts';
import { TransferProgress } from '../../../../primitives/files/transfer-progress.tsx';
import { Working } from '../working.tsx';

interface UploadProgressProps {
  file: File;
  /** The bytes that have arrived. */
  received: number;
}

/** The server then checks the complete file, without progress. */
export function UploadProgress({ file, received }: UploadProgressProps) {
  if (received >= file.size)
    return <Working text="Checking the file. A large one takes a few minutes..." />;
  const { name, size } = file;
  const text = `${sizeText(received)} of ${sizeText(size)}`;
  return <TransferProgress name={name} done={received} size={size} text={text} />;
}
