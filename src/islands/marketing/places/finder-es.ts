import { index } from 'virtual:places/es';
import { follow } from './follow.ts';

follow(index);
