import { createContext } from 'react';

/**
 * What a card stands in where that has a frame and a heading of its own: the heading's words. The card is then a part of it,
 * without a second frame, and without the heading where both have the same.
 */
export const cardPlace = createContext<string | null>(null);
