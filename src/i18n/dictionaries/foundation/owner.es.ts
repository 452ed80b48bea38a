import { ownerHome } from '../people/owner-home.es.ts';
import type { OwnerText } from './owner.en.ts';

export const owner = { ...ownerHome } satisfies OwnerText;
