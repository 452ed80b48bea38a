/** Stands in the head of the dashboards, before anything is painted. */
import { askFirst } from './ask-first.ts';
import { readKept } from './read-kept.ts';
import { coverStart } from './splash-time.ts';

askFirst();
readKept();
coverStart();
