import type { EcfFacts, EcfLine } from './ecf-facts.ts';
import { ecfRules } from './ecf-kinds.ts';
import { amountText } from './ecf-numbers.ts';
import { cleanText, cutText, ECF_LENGTHS, isTooLong } from './ecf-texts.ts';
import { hasIsr } from './ecf-totals.ts';
import { type Maybe, parentElement, textElement } from './xml-tree.ts';

const AT_GENERAL_RATE = '1';
const EXEMPT = '4';
const GOODS = '1';
const SERVICE = '2';
/** Each line is one of something, in the unit of that name (table IV of the format). */
const ONE = '1.00';
const UNIT = '43';
const WITHHOLDING_AGENT = '1';

/** `DetallesItems`: a line each. */
export function ecfItems(facts: EcfFacts): Maybe {
  return parentElement(
    'DetallesItems',
    facts.lines.map((line, index) => itemOf(line, index + 1, facts)),
  );
}

function itemOf(line: EcfLine, number: number, facts: EcfFacts): Maybe {
  const { name, amountMinor, foreignMinor } = line;
  return parentElement('Item', [
    textElement('NumeroLinea', String(number)),
    textElement('IndicadorFacturacion', line.isTaxed ? AT_GENERAL_RATE : EXEMPT),
    withheldOf(line, facts),
    textElement('NombreItem', cutText(name, ECF_LENGTHS.itemName)),
    textElement('IndicadorBienoServicio', line.isGoods ? GOODS : SERVICE),
    // A name that has to be cut is told in full beside it.
    isTooLong(name, ECF_LENGTHS.itemName)
      ? textElement('DescripcionItem', cutText(cleanText(name), ECF_LENGTHS.itemDescription))
      : null,
    textElement('CantidadItem', ONE),
    textElement('UnidadMedida', UNIT),
    textElement('PrecioUnitarioItem', amountText(amountMinor)),
    facts.foreign && foreignMinor !== null
      ? parentElement('OtraMonedaDetalle', [
          textElement('PrecioOtraMoneda', amountText(foreignMinor)),
          textElement('MontoItemOtraMoneda', amountText(foreignMinor)),
        ])
      : null,
    textElement('MontoItem', amountText(amountMinor)),
  ]);
}

/** What the buyer withholds of a line; of goods that are bought, ITBIS alone. */
function withheldOf(line: EcfLine, { kind, lines }: EcfFacts): Maybe {
  const { withheld, isGoods } = line;
  if (withheld === null) return null;
  const isGoodsBought = kind === 'purchases' && isGoods;
  return parentElement('Retencion', [
    textElement('IndicadorAgenteRetencionoPercepcion', WITHHOLDING_AGENT),
    ecfRules[kind].itbisWithheld === 'may'
      ? textElement('MontoITBISRetenido', amountText(withheld.itbisMinor))
      : null,
    hasIsr({ kind, lines }) && !isGoodsBought
      ? textElement('MontoISRRetenido', amountText(withheld.isrMinor))
      : null,
  ]);
}
