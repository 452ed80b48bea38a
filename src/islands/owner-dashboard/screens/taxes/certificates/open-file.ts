import type { KeyFileFault, OpenedKeyFile } from '#src/data/taxes/key-file.ts';
import { type Certificate, isSignedForgeably, readCertificate } from '#src/domain/taxes/ecf/certificate.ts';

/** What was chosen, opened on the page: the certificate that it holds, and what goes to the Worker. */
export interface OpenedCertificate {
  readonly certificate: Certificate;
  readonly file: OpenedKeyFile;
}

export type OpeningFault = KeyFileFault | 'missing' | 'not_read' | 'certificate_of_sha1';

/** A fault that the password field tells; all others are of the file. */
export const isOfPassword = (fault: OpeningFault | null): boolean => fault === 'wrong_password';

/** Opens a file with its password. The library that reads it is loaded now, and not before. */
export async function openCertificateFile(
  chosen: File | null,
  password: string,
): Promise<OpenedCertificate | OpeningFault> {
  if (!chosen) return 'missing';
  try {
    const [{ openKeyFile }, bytes] = await Promise.all([
      import('#src/data/taxes/key-file.ts'),
      chosen.arrayBuffer(),
    ]);
    const opened = openKeyFile(new Uint8Array(bytes), password);
    if (!opened.isOpen) return opened.fault;
    const certificate = readCertificate(opened.file.certificate);
    if (!certificate) return 'no_certificate';
    return isSignedForgeably(certificate) ? 'certificate_of_sha1' : { certificate, file: opened.file };
  } catch {
    return 'not_read';
  }
}
