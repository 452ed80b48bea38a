import { expect, it } from 'vitest';
import { leasesOfSearch, pathOfLeases } from './lease-choice.ts';

it('hands leases on, each once and in their order', () => {
  const path = pathOfLeases('/messages/new', ['b', 'a', 'b']);
  expect(path).toBe('/messages/new?leases=b,a');
  expect(leasesOfSearch(path.slice(path.indexOf('?')))).toEqual(['b', 'a']);
});

it('was given none where the address says none', () => {
  expect(leasesOfSearch('')).toEqual([]);
  expect(leasesOfSearch('?leases=')).toEqual([]);
});
