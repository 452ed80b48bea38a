import { boolean, object, picklist, string } from 'valibot';
import { contractKinds } from '#src/domain/foundation/enums.ts';
import { defineTemplate } from '../template.ts';

const contract = {
  version_id: string(),
  landlord: string(),
  property: string(),
  unit: string(),
  name: string(),
  kind: picklist(contractKinds),
};

const ToSign = object({ ...contract, is_reminder: boolean() });

/** To a tenant or guarantor: there is something to read and sign. */
export const contractToSign = defineTemplate(ToSign, {
  es: (p, { siteUrl }) => {
    const what = p.kind === 'contract' ? 'su contrato de alquiler' : 'un cambio a su contrato';
    return {
      subject: p.is_reminder ? `Falta su firma: ${what}` : `${p.landlord} le envió ${what}`,
      preview: 'Léalo y fírmelo desde su teléfono o computadora.',
      heading: p.is_reminder ? 'Falta su firma' : 'Tiene un documento por firmar',
      paragraphs: [
        `${p.landlord} le envió ${what} para que lo lea y lo firme. Nada lo obliga hasta que usted firme; si no está de acuerdo, puede decir por qué.`,
      ],
      facts: [
        ['Firma', p.name],
        ['Lugar', `${p.property}, ${p.unit}`],
      ],
      button: { label: 'Leer y firmar', url: `${siteUrl}/tenant-dashboard/contracts/${p.version_id}` },
      notes: ['Entre con este correo. Si no tiene cuenta, créela con este mismo correo.'],
    };
  },
  en: (p, { siteUrl }) => {
    const what = p.kind === 'contract' ? 'your lease' : 'a change to your lease';
    return {
      subject: p.is_reminder ? `Your signature is needed: ${what}` : `${p.landlord} sent you ${what}`,
      preview: 'Read and sign it on your phone or computer.',
      heading: p.is_reminder ? 'Your signature is needed' : 'You have a document to sign',
      paragraphs: [
        `${p.landlord} sent you ${what} to read and sign. Nothing is binding until you sign. If you don’t agree, you can say why.`,
      ],
      facts: [
        ['Signer', p.name],
        ['Unit', `${p.property}, ${p.unit}`],
      ],
      button: { label: 'Review and sign', url: `${siteUrl}/tenant-dashboard/contracts/${p.version_id}` },
      notes: ['Sign in with this email. If you don’t have an account, create one with this same email.'],
    };
  },
});

const Decided = object({
  ...contract,
  lease_id: string(),
  decision: picklist(['signed', 'refused', 'signed_by_all']),
  reason: string(),
  to: picklist(['landlord', 'party']),
});

/** To who sent a contract, and to every party once all have signed: what became of it. */
export const contractDecided = defineTemplate(Decided, {
  es: (p, { siteUrl }) => {
    const place = `${p.property}, ${p.unit}`;
    const heading = {
      signed: `${p.name} firmó`,
      refused: `${p.name} no firmó`,
      signed_by_all: 'Todos firmaron el documento',
    }[p.decision];
    return {
      subject: `${heading}: ${place}`,
      preview: p.decision === 'signed' ? 'Faltan otras firmas.' : 'Vea el documento y sus firmas.',
      heading,
      paragraphs: [
        p.decision === 'refused'
          ? 'El documento ya no se puede firmar. Este es el motivo:'
          : p.decision === 'signed'
            ? 'Le avisaremos cuando todos hayan firmado.'
            : 'El documento firmado está listo para descargar, con su certificado de firmas.',
      ],
      ...(p.decision === 'refused' ? { quote: p.reason } : {}),
      facts: [['Lugar', place]],
      button: { label: 'Ver el documento', url: documentUrl(siteUrl, p) },
    };
  },
  en: (p, { siteUrl }) => {
    const place = `${p.property}, ${p.unit}`;
    const heading = {
      signed: `${p.name} signed`,
      refused: `${p.name} declined to sign`,
      signed_by_all: 'Everyone has signed the document',
    }[p.decision];
    return {
      subject: `${heading}: ${place}`,
      preview:
        p.decision === 'signed'
          ? 'Other signatures are still needed.'
          : 'View the document and its signatures.',
      heading,
      paragraphs: [
        p.decision === 'refused'
          ? 'The document can no longer be signed. Here’s the reason:'
          : p.decision === 'signed'
            ? 'We’ll let you know when everyone has signed.'
            : 'The signed document is ready to download, with its signature certificate.',
      ],
      ...(p.decision === 'refused' ? { quote: p.reason } : {}),
      facts: [['Unit', place]],
      button: { label: 'View document', url: documentUrl(siteUrl, p) },
    };
  },
});

function documentUrl(siteUrl: string, p: { to: 'landlord' | 'party'; lease_id: string; version_id: string }) {
  return p.to === 'landlord'
    ? `${siteUrl}/owner-dashboard/leases/${p.lease_id}/contract`
    : `${siteUrl}/tenant-dashboard/contracts/${p.version_id}`;
}
