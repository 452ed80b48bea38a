/** The names of what a signature is made with, spelled as W3C does: DGII's printed example has three errors. */
export const DSIG = 'http://www.w3.org/2000/09/xmldsig#';
export const ENVELOPED = `${DSIG}enveloped-signature`;
export const INCLUSIVE = 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315';
export const EXCLUSIVE = 'http://www.w3.org/2001/10/xml-exc-c14n#';
export const RSA_SHA256 = 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256';
export const SHA256 = 'http://www.w3.org/2001/04/xmlenc#sha256';

/** The same for WebCrypto. */
export const SIGNATURE = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' } as const;
export const DIGEST = 'SHA-256';
