import fc from 'fast-check';
import type { XmlElement } from '#src/domain/taxes/ecf/xml-tree.ts';

const leaf = (name: string, content: string): XmlElement => ({ name, content });

/** A receipt for the rent of a shop: 100,000.00 and ITBIS of 18,000.00. */
export const receipt = (itemName: string): XmlElement => ({
  name: 'ECF',
  content: [
    {
      name: 'Encabezado',
      content: [
        leaf('Version', '1.0'),
        { name: 'IdDoc', content: [leaf('TipoeCF', '31'), leaf('eNCF', 'E310000000001')] },
        { name: 'Totales', content: [leaf('MontoTotal', '118000.00')] },
      ],
    },
    { name: 'DetallesItems', content: [{ name: 'Item', content: [leaf('NombreItem', itemName)] }] },
    leaf('FechaHoraFirma', '26-11-2026 13:20:05'),
  ],
});

/** A summary, with namespaces on its root as other programs write them. */
export const summary = (code: string): XmlElement => ({
  name: 'RFCE',
  attributes: {
    'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
    'xmlns:xsd': 'http://www.w3.org/2001/XMLSchema',
  },
  content: [{ name: 'Encabezado', content: [leaf('CodigoSeguridadeCF', code)] }],
});

const PIECES = [
  ...['a', 'ñ', 'É', '"', "'", '&', '<', '>', ']]>', '\r', '\n', '\t', '\r\n', '😀', '👩‍👧', '€', '©', '®'],
  ...['&amp;', '&#x41;', '<!--', '-->', '<![CDATA[', '<!DOCTYPE', '<?pi?>', '\u00a0', '\u2028', '\u2029'],
  ...['\u0085', '\u007f', ' ', '  ', '漢', '𠜎', '\ufeff', '%', '\\', '$&', 'e\u0301', '\u{1fffe}'],
];
const NO_XML = ['\u0000', '\u0007', '\u001b', '\ufffe', '\uffff', '\ud83d', '\ude00'];

/** A text that is hard to write, sign and read: never empty once it is without what is no XML. */
export const hardText: fc.Arbitrary<string> = fc
  .array(fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...PIECES) }, fc.constantFrom(...NO_XML)), {
    maxLength: 9,
  })
  .map((pieces) => `${pieces.join('')}x`);

const name = fc.constantFrom('A', 'IdDoc', 'eNCF', 'Monto_1', 'Ñandú', 'b.c-d');
const plain = fc.constantFrom<Record<string, string>>(
  {},
  { b: 'a "b" <c> & \t\n\r', a: "it's ©" },
  { Z: '1', a: '2' },
);
const namespaces = fc.constantFrom<Record<string, string>>(
  {},
  { 'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance' },
  { 'xmlns:z': 'urn:z', 'xmlns:y': 'urn:y' },
);

const headOf = (own: fc.Arbitrary<Record<string, string>>) =>
  fc.record({ name, own }).map(({ name, own }) => ({
    name,
    ...(Object.keys(own).length > 0 && { attributes: own }),
  }));
const inner = headOf(plain);
/** Namespaces stand on the root, as in all documents that were seen. */
const outer = headOf(fc.tuple(plain, namespaces).map(([one, other]) => ({ ...one, ...other })));

const leaves = fc.tuple(inner, hardText).map(([head, content]): XmlElement => ({ ...head, content }));
const branches = fc
  .tuple(inner, fc.array(leaves, { minLength: 1, maxLength: 4 }))
  .map(([head, content]): XmlElement => ({ ...head, content }));

export const randomTree: fc.Arbitrary<XmlElement> = fc
  .tuple(outer, fc.array(fc.oneof(leaves, branches), { minLength: 1, maxLength: 4 }))
  .map(([head, content]): XmlElement => ({ ...head, content }));
