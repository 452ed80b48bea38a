/** A font as a data address: what Vite makes of `?inline`. */
declare module '*.woff?inline' {
  const address: string;
  export default address;
}
