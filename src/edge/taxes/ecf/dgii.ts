import { type Authority, AuthorityError, type EcfAnswer, type EcfFile } from './authority.ts';
import {
  answerValue,
  isRecord,
  jsonOf,
  messagesOf,
  type RawAnswer,
  recordOf,
  textOf,
} from './authority-call.ts';
import { entryOf, sendingsOf, verdictOf } from './dgii-answers.ts';
import { createSession, type DgiiOptions, fileForm } from './dgii-session.ts';
import { publicEntry } from './public-address.ts';

const query = (values: Readonly<Record<string, string>>) => new URLSearchParams(values).toString();

/** Another name of the file is refused with 3243. */
const fileName = ({ issuerTaxId, encf }: Pick<EcfFile, 'issuerTaxId' | 'encf'>) =>
  `${issuerTaxId}${encf}.xml`;

function verdict(answer: RawAnswer): EcfAnswer {
  const value = recordOf(answer);
  const found = verdictOf(value, answer.text);
  if (found) return found;
  throw new AuthorityError('maintenance', answer.status, messagesOf(value.mensaje ?? value.estado));
}

/** DGII's services, as its technical description tells them. Nothing here was ever tried against DGII itself. */
export function createDgii(options: DgiiOptions): Authority {
  const { fcUrl } = options;
  const session = createSession(options);
  const post = (path: string, file: FormData, base?: string) =>
    session.call(path, { method: 'POST', body: file }, base);

  return {
    signs: false,
    login: session.login,

    async submit(file) {
      const answer = await post('recepcion/api/facturaselectronicas', fileForm(file.bytes, fileName(file)));
      const value = recordOf(answer);
      const trackId = textOf(value.trackId);
      if (trackId) return { trackId, signed: null };
      throw new AuthorityError('refused', answer.status, [
        { code: textOf(value.error), text: textOf(value.mensaje) },
      ]);
    },

    async result(trackId) {
      const path = `consultaresultado/api/consultas/estado?${query({ trackid: trackId })}`;
      return verdict(await session.call(path));
    },

    async findByNumber(issuerTaxId, encf) {
      const path = `consultatrackids/api/trackids/consulta?${query({ rncemisor: issuerTaxId, encf })}`;
      return sendingsOf(answerValue(await session.call(path)));
    },

    async submitSummary(file) {
      const form = fileForm(file.bytes, fileName(file));
      return { ...verdict(await post('recepcionfc/api/recepcion/ecf', form, fcUrl)), signed: null };
    },

    async summaryState({ issuerTaxId, encf, securityCode }) {
      const asked = query({ RNC_Emisor: issuerTaxId, ENCF: encf, Cod_Seguridad_eCF: securityCode });
      return verdict(await session.call(`consultarfce/api/consultas/consulta?${asked}`, {}, fcUrl));
    },

    async stateOf({ issuerTaxId, encf, buyerTaxId, securityCode }) {
      const asked = query({
        rncemisor: issuerTaxId,
        ncfelectronico: encf,
        rnccomprador: buyerTaxId,
        codigoseguridad: securityCode,
      });
      return verdict(await session.call(`consultaestado/api/consultas/estado?${asked}`));
    },

    async annul(issuerTaxId, bytes) {
      const form = fileForm(bytes, `${issuerTaxId}.xml`);
      const value = recordOf(await post('anulacionrangos/api/operaciones/anularrango', form));
      return { notAnnulled: messagesOf(value.mensajes).map(({ text }) => text) };
    },

    async directory(taxId) {
      const path = `consultadirectorio/api/consultas/obtenerdirectorioporrnc?${query({ RNC: taxId })}`;
      return publicEntry(entryOf(answerValue(await session.call(path))), options.url);
    },

    async approve(buyerTaxId, encf, bytes) {
      // Named after the buyer, unlike a receipt.
      const form = fileForm(bytes, fileName({ issuerTaxId: buyerTaxId, encf }));
      return approvalOf(await post('aprobacioncomercial/api/aprobacioncomercial', form));
    },
  };
}

const TAKEN = '1';

/** Whether an approval was taken: the codes are texts, and a refusal may come with any status of a request. */
function approvalOf(answer: RawAnswer) {
  const said = jsonOf(answer.text);
  const value = isRecord(said) && textOf(said.codigo) ? said : recordOf(answer);
  const messages = messagesOf(value.mensaje);
  return {
    isTaken: textOf(value.codigo) === TAKEN,
    messages: messages.length > 0 ? messages : messagesOf(value.estado),
  };
}
