/** Made to be read: the names of settings without their values. */
const sample =
  /^\.env(?:\.[\w-]+)*\.(?:example|sample|template|dist|defaults?)$|^\.env[-_.]?(?:example|sample|template)$/i;
const secretNames =
  /^(?:\.env.*|.*\.(?:pem|key|p12|pfx|jks|keystore|kdbx|tfvars|tfstate|ppk|asc|gpg)|id_(?:rsa|dsa|ecdsa|ed25519).*|\.npmrc|\.yarnrc|\.yarnrc\.yml|\.pypirc|\.netrc|\.htpasswd|auth\.json|credentials?(?:\.(?:json|ya?ml|toml|ini|txt|enc|csv|xml))?|secrets?(?:\.(?:json|ya?ml|toml|ini|txt|enc|env|xml))?|service-?account.*\.json)$/i;

/** Says whether a file may hold secrets, by its name; such a file is never read. */
export function isSecret(path: string): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return secretNames.test(name) && !sample.test(name);
}
