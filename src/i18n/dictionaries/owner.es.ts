import type { OwnerText } from './owner.en.ts';
import { ownerHome } from './owner-home.es.ts';

export const owner = { ...ownerHome } satisfies OwnerText;
