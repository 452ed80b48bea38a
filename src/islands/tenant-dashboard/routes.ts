import { routes as declared } from 'virtual:screens/tenant/routes';
import { takeLeaseFromAddress } from './screens/leasing/parts/lease-in-address.ts';

// Before the first screen that a link leads to, and without weight on the home.
takeLeaseFromAddress();

export const routes = declared;
