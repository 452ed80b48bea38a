import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byCodePoints, canonicalText } from './canonical-text.ts';
import { isXmlText, xmlCharacters, xmlText } from './xml-text.ts';
import type { XmlElement } from './xml-tree.ts';

const HEAD = '<?xml version="1.0" encoding="utf-8"?>';
const fileOf = (content: string) => xmlText({ name: 'A', content });
const canonicalOf = (content: string) => canonicalText({ name: 'A', content });

describe('the text of a file', () => {
  it('has its declaration, no mark, and no blank between tags', () => {
    const tree = {
      name: 'ECF',
      content: [{ name: 'A', content: [{ name: 'B', content: ' 1 ' }] }],
    };
    expect(xmlText(tree)).toBe(`${HEAD}<ECF><A><B> 1 </B></A></ECF>`);
  });

  it.each([
    [`& < > " '`, '&amp; &lt; &gt; &quot; &apos;'],
    ['© € ®', '&#169; &#8364; &#174;'],
    ['a\rb\r\nc\td', 'a&#13;b&#13;\nc\td'],
    ['\u0085\u2028\u2029', '&#133;&#8232;\u2029'],
    ['ñÉ漢😀𠜎\ufeff', 'ñÉ漢😀𠜎\ufeff'],
    [']]>&amp;&#x41;', ']]&gt;&amp;amp;&amp;#x41;'],
    ['a\u0000b\u0007c\u001bd\ufffee\ufffff', 'abcdef'],
    ['\ud83d \ude00 😀', '  😀'],
  ])('writes %j', (text, written) => {
    expect(fileOf(text)).toBe(`${HEAD}<A>${written}</A>`);
  });

  it('writes attributes so that no reader changes them', () => {
    const tree = { name: 'A', attributes: { b: 'a\t\n\r"<\u0007' }, content: 'x' };
    expect(xmlText(tree)).toBe(`${HEAD}<A b="a&#9;&#10;&#13;&quot;&lt;">x</A>`);
  });
});

describe('the canonical text', () => {
  it.each([
    [`& < > " '`, `&amp; &lt; &gt; " '`],
    ['© € ®', '© € ®'],
    ['a\rb\r\nc\td', 'a&#xD;b&#xD;\nc\td'],
    ['\u0085\u2028', '\u0085\u2028'],
    ['a\u0000b\ufffe', 'ab'],
  ])('writes %j', (text, written) => {
    expect(canonicalOf(text)).toBe(`<A>${written}</A>`);
  });

  it('orders namespaces, then attributes, and says a namespace once', () => {
    const tree: XmlElement = {
      name: 'A',
      attributes: { 'xmlns:z': 'urn:z', b: '1', 'xmlns:a': 'urn:a', B: '2', xmlns: 'urn:"' },
      content: [
        { name: 'C', attributes: { 'xmlns:a': 'urn:a', 'xmlns:z': 'urn:other' }, content: 'x' },
        { name: 'D', attributes: { xmlns: '' }, content: [] },
      ],
    };
    expect(canonicalText(tree)).toBe(
      '<A xmlns="urn:&quot;" xmlns:a="urn:a" xmlns:z="urn:z" B="2" b="1">' +
        '<C xmlns:z="urn:other">x</C><D xmlns=""></D></A>',
    );
  });

  it('of a part has the namespaces around it', () => {
    const part = { name: 'SignedInfo', content: [{ name: 'A', content: 'x' }] };
    expect(canonicalText(part, { xsi: 'urn:xsi', '': 'urn:d' })).toBe(
      '<SignedInfo xmlns="urn:d" xmlns:xsi="urn:xsi"><A>x</A></SignedInfo>',
    );
  });

  it('refuses what it does not know', () => {
    const tree = { name: 'A', attributes: { 'xsi:type': 'b' }, content: 'x' };
    expect(() => canonicalText(tree)).toThrow('xsi:type');
  });
});

describe('texts of any characters', () => {
  const text = fc.string({ unit: 'binary' });

  it('lose what is no XML, and nothing else', () => {
    fc.assert(
      fc.property(text, (any) => {
        const left = xmlCharacters(any);
        expect(isXmlText(left)).toBe(true);
        expect(isXmlText(any)).toBe(left === any);
        const isXml = (sign: string) => {
          const code = sign.codePointAt(0) ?? 0;
          const isAllowed = code >= 0x20 && !(code >= 0xd800 && code <= 0xdfff) && (code & ~1) !== 0xfffe;
          return isAllowed || code > 0xffff || ['\t', '\n', '\r'].includes(sign);
        };
        expect(left).toBe(Array.from(any).filter(isXml).join(''));
      }),
    );
  });

  it('have no sign that would end them', () => {
    fc.assert(
      fc.property(text, (any) => {
        expect(fileOf(any).slice(HEAD.length + 3, -4)).not.toMatch(/[<>"'\r]/);
        expect(canonicalOf(any).slice(3, -4)).not.toMatch(/[<>\r]/);
      }),
    );
  });

  it('are ordered by code points, as canonical XML asks', () => {
    expect(['\u{10000}', '\uffee', 'b', 'a', 'aa', ''].sort(byCodePoints)).toEqual([
      ...['', 'a', 'aa', 'b', '\uffee', '\u{10000}'],
    ]);
  });
});
