import { query } from '#src/data/query.ts';
import { readPushState } from '../push-device.ts';

/** How this browser stands: asked anew wherever it is shown, for only the browser knows when it changes. */
export const pushStateQuery = query(['push-state'], readPushState, { staleTime: 0, retry: false });
