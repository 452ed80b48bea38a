import { index } from 'virtual:places/en';
import { placeFinder } from '#src/domain/insight/navigation/find-places.ts';

export const find = placeFinder(index);
