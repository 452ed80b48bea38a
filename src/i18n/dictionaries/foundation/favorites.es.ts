import type { FavoritesText } from './favorites.en.ts';

export const favorites = {
  add: 'Agregar a favoritos',
  remove: 'Quitar de favoritos',
  added: 'Agregado a sus favoritos',
  removed: 'Quitado de sus favoritos',
  full: (p) => `Ya tiene ${p.count} favoritos. Quite uno primero.`,
  title: 'Organizar favoritos',
  none: 'No tiene favoritos. Agréguelos con la estrella que está junto al título de cada pantalla.',
  up: (p) => `Subir ${p.title}`,
  down: (p) => `Bajar ${p.title}`,
  removeOne: (p) => `Quitar ${p.title}`,
} satisfies FavoritesText;
