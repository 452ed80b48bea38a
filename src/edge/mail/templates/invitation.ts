import { type InferOutput, nullable, object, picklist, string } from 'valibot';
import { invitationKinds, membershipRoles } from '#src/domain/foundation/enums.ts';
import { enumsEn as en } from '#src/i18n/dictionaries/foundation/enums.en.ts';
import { enumsEs as es } from '#src/i18n/dictionaries/foundation/enums.es.ts';
import { formatDate } from '#src/i18n/format.ts';
import { placeOf } from '../place.ts';
import { defineTemplate } from '../template.ts';

const Invitation = object({
  kind: picklist(invitationKinds),
  role: nullable(picklist(membershipRoles)),
  /** Who pressed the button; empty when they have no name here. */
  inviter: string(),
  organization: string(),
  property: string(),
  unit: string(),
  token: string(),
  key: string(),
  /** The last day, in the organization's time zone, as who invited reads it. */
  expires_on: string(),
});
type Facts = InferOutput<typeof Invitation>;

/** To somebody who is invited to see their lease, to vote as a co-owner, or to work in an organization. */
export const invitation = defineTemplate(Invitation, {
  es: (p, { siteUrl }) => ({
    subject: subjectEs(p),
    preview: `La invitación sirve hasta el ${formatDate(p.expires_on, 'es')}.`,
    heading: 'Su invitación a Llavero',
    paragraphs: [
      {
        tenant: `${who(p, 'de')} lo invita a ver en Llavero su contrato de alquiler, lo que debe y sus recibos.`,
        member: `${who(p, 'de')} lo invita a trabajar en su equipo en Llavero.`,
        co_owner: `${who(p, 'de')} lo invita a votar en Llavero lo que decide su edificio, y a comprobar su voto.`,
      }[p.kind],
    ],
    facts: [
      ...(p.kind === 'member' ? [] : ([['Vivienda o local', placeOf(p)]] as const)),
      ...(p.role ? ([['Rol', es.membershipRole[p.role]]] as const) : []),
      ['Sirve hasta', formatDate(p.expires_on, 'es')],
    ],
    button: { label: 'Ver la invitación', url: urlOf(siteUrl, p) },
    notes: [
      'Si ya tiene una cuenta con este correo, entrará con ella. Si no conoce a quien lo invita, no haga nada.',
      `In English: ${subjectEn(p)}. The button leads to a page in your language.`,
    ],
  }),
  en: (p, { siteUrl }) => ({
    subject: subjectEn(p),
    preview: `The invitation expires on ${formatDate(p.expires_on, 'en')}.`,
    heading: 'Your invitation to Llavero',
    paragraphs: [
      {
        tenant: `${who(p, 'of')} invites you to see your lease, what you owe and your receipts on Llavero.`,
        member: `${who(p, 'of')} invites you to work on their team on Llavero.`,
        co_owner: `${who(p, 'of')} invites you to vote on what your building decides on Llavero, and to check your vote.`,
      }[p.kind],
    ],
    facts: [
      ...(p.kind === 'member' ? [] : ([['Unit', placeOf(p)]] as const)),
      ...(p.role ? ([['Role', en.membershipRole[p.role]]] as const) : []),
      ['Expires', formatDate(p.expires_on, 'en')],
    ],
    button: { label: 'View invitation', url: urlOf(siteUrl, p) },
    notes: [
      'If this email already has an account, you’ll sign in to it. If you don’t know who invited you, do nothing.',
      `En español: ${subjectEs(p)}. El botón lleva a una página en su idioma.`,
    ],
  }),
});

const subjectEs = (p: Facts) =>
  ({
    tenant: `${who(p, 'de')} lo invita a ver su alquiler en ${p.property}`,
    member: `${who(p, 'de')} lo invita a su equipo`,
    co_owner: `${who(p, 'de')} lo invita a decidir en ${p.property}`,
  })[p.kind];
const subjectEn = (p: Facts) =>
  ({
    tenant: `${who(p, 'of')} invites you to see your lease at ${p.property}`,
    member: `${who(p, 'of')} invites you to their team`,
    co_owner: `${who(p, 'of')} invites you to vote at ${p.property}`,
  })[p.kind];

/** The person and the office; one name where they are the same. */
const who = ({ inviter, organization }: Facts, of: 'de' | 'of') =>
  inviter === '' || inviter === organization ? organization : `${inviter}, ${of} ${organization},`;

/** The page asks: scanners of mail open every link they see. */
const urlOf = (siteUrl: string, { token, key }: Facts) => `${siteUrl}/invitation/?token=${token}&key=${key}`;
