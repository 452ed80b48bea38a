import { expect, it } from 'vitest';
import { rentalPath, squaresPath, whatsAppChat, whatsAppLink } from './share-link.ts';

it('has a page for each language', () => {
  expect(rentalPath('es', 'casa-1a')).toBe('/es/rentals/casa-1a/');
  expect(rentalPath('en', 'casa-1a')).toBe('/en/rentals/casa-1a/');
});

it('hands WhatsApp a text as it is, whatever stands in it', () => {
  const text = 'Penthouse & terraza, RD$60,000 #1 ¿sí?\nhttps://llavero.example/es/rentals/x/';
  const link = new URL(whatsAppLink(text));
  expect(link.origin + link.pathname).toBe('https://wa.me/');
  expect([...link.searchParams]).toEqual([['text', text]]);
});

it('opens the conversation of a number, written with digits alone', () => {
  expect(whatsAppChat('+18095550199')).toBe('https://wa.me/18095550199');
});

it('draws the dark squares and nothing else', () => {
  expect(
    squaresPath(
      [
        [true, false],
        [false, true],
      ],
      1,
    ),
  ).toBe('M1 1h1v1h-1zM2 2h1v1h-1z');
  expect(squaresPath([[false]], 4)).toBe('');
});
