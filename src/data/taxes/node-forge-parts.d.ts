// The parts of node-forge that the key file needs: whole, it is a third larger. They add themselves to the same object.
declare module 'node-forge/lib/forge.js' {
  import forge from 'node-forge';

  export default forge;
}
declare module 'node-forge/lib/pkcs12.js';
declare module 'node-forge/lib/sha256.js';
declare module 'node-forge/lib/sha512.js';
