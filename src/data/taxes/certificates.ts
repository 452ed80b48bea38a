// Certificates of those who sign electronic receipts. Their keys go to the Worker, which seals them, and never come back.
import { postApi } from '#src/data/api.ts';
import { verb } from '#src/data/call.ts';
import { rowsQuery } from '#src/data/query.ts';
import { type Selected, select } from '#src/data/rows.ts';
import { toBase64 } from '#src/domain/taxes/ecf/bytes.ts';
import type { NoSigner } from '#src/domain/taxes/ecf/no-signer.ts';
import type { EcfEnvironment } from '#src/domain/taxes/issuers.ts';
import type { OpenedKeyFile } from './key-file.ts';

const CERTIFICATE_COLUMNS =
  'id, holderName, holderId, authorityName, validFrom, validUntil, consentedAt, consentedByName, consentVersion';
export type SigningCertificate = Selected<'signing_certificates_list', typeof CERTIFICATE_COLUMNS>;

export const certificateQueries = {
  /** Those whose key is here, the one that ends last first. */
  all: (organizationId: string) =>
    rowsQuery<SigningCertificate[]>(['taxes', organizationId, 'certificates'], () =>
      select('signing_certificates_list', CERTIFICATE_COLUMNS, { organizationId })
        .is('removedAt', null)
        .order('validUntil', { ascending: false }),
    ),
  /** Whose certificate signs for which issuer. */
  signers: (organizationId: string) =>
    rowsQuery<{ issuerId: string; certificateId: string }[]>(['taxes', organizationId, 'signers'], () =>
      select('issuer_signers', 'issuerId, certificateId', { organizationId }),
    ),
};

/**
 * Hands an opened key to the Worker; of a certificate that is here already it is kept anew. The password of its file is not part
 * of it. Errors: certificate_malformed, certificate_of_sha1, key_not_of_certificate, key_too_weak, certificate_expired, certificate_not_yet_valid, not_allowed.
 */
export const saveSigningKey = ({ organizationId, file }: { organizationId: string; file: OpenedKeyFile }) =>
  postApi<{ id: string }>('/api/signing-certificates', {
    organizationId,
    key: toBase64(file.key),
    certificate: toBase64(file.certificate),
  });

/** What the tax authority says to whoever signs for an issuer. */
export type SigningTrial =
  | { readonly isLetIn: true; readonly environment: EcfEnvironment }
  | {
      readonly isLetIn: false;
      readonly environment: EcfEnvironment;
      readonly fault: NoSigner | 'unreachable' | 'maintenance' | 'refused';
      readonly messages: readonly { readonly code: string; readonly text: string }[];
    };

/** Tries to be let in, as whoever signs for the issuer. */
export const trySigning = ({ issuerId }: { issuerId: string }) =>
  postApi<SigningTrial>('/api/signing-certificates/test', { issuerId });

/** Says whose certificate signs for an issuer; nobody's without one. Errors: not_found. */
export const setIssuerSigner = verb('set_issuer_signer');
/** Destroys the key of a certificate. Errors: not_found. */
export const removeCertificate = verb('remove_signing_certificate');
/** Writes down that the caller agreed to a version of the legal text; the newest counts. Errors: not_found, value_missing. */
export const recordConsent = verb('record_signing_consent');
