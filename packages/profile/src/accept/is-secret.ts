const secretNames =
  /^(?:\.env.*|.*\.(?:pem|key|p12|pfx|jks|keystore|kdbx|tfvars|tfstate|ppk|asc|gpg)|id_(?:rsa|dsa|ecdsa|ed25519).*|\.npmrc|\.yarnrc|\.yarnrc\.yml|\.pypirc|\.netrc|\.htpasswd|auth\.json|credentials?(?:\..*)?|secrets?\..*|service-?account.*\.json)$/i;

/** Says whether a file may hold secrets, by its name; such a file is never read. */
export function isSecret(path: string): boolean {
  return secretNames.test(path.slice(path.lastIndexOf('/') + 1));
}
