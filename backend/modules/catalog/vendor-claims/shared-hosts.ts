/**
 * Hosts where anyone can have a mailbox or a page, so an address there proves nothing about the vendor. The
 * list can't be complete; a missing host only matters if a vendor gives it as its own.
 */
export const SHARED_HOSTS: ReadonlySet<string> = new Set([
  "aol.com",
  "bitbucket.org",
  "facebook.com",
  "free.fr",
  "fastmail.com",
  "github.com",
  "gitlab.com",
  "gmail.com",
  "gmx.at",
  "gmx.com",
  "gmx.de",
  "gmx.net",
  "google.com",
  "googlemail.com",
  "hey.com",
  "hotmail.com",
  "huggingface.co",
  "icloud.com",
  "instagram.com",
  "linkedin.com",
  "live.com",
  "mac.com",
  "mail.com",
  "mail.ru",
  "me.com",
  "medium.com",
  "msn.com",
  "naver.com",
  "npmjs.com",
  "orange.fr",
  "outlook.com",
  "pm.me",
  "proton.me",
  "protonmail.com",
  "pypi.org",
  "qq.com",
  "sourceforge.net",
  "t-online.de",
  "tutanota.com",
  "twitter.com",
  "web.de",
  "x.com",
  "yahoo.com",
  "yandex.com",
  "yandex.ru",
  "youtube.com",
  "zoho.com",
  "163.com",
]);

/** Whether a host, or a parent domain of it, is shared by unrelated people. */
export function isSharedHost(host: string): boolean {
  const labels = host.split(".");
  return labels.some((_, index) => SHARED_HOSTS.has(labels.slice(index).join(".")));
}
