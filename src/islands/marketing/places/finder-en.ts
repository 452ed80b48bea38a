import { index } from 'virtual:places/en';
import { follow } from './follow.ts';

follow(index);
