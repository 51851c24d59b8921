/** A web address without what every such address has: "club.example/app". */
export const siteName = (address: string) => address.replace(/^https?:\/\/(www\.)?/, "").replace(/\/$/, "");
