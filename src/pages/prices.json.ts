import prices from '#src/content/prices.json';

export const prerender = true;

/** The price list as data, for the analyzer and for anybody who wants to read it by program. */
export const GET = () => Response.json(prices);
