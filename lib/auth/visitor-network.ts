const groupsOfNetwork = 4;

/** What counts as one address: an IPv4 address, or the /64 that one IPv6 visitor has to himself. */
export function visitorNetwork(address: string): string {
  if (!address.includes(":")) return address;
  const [head = "", tail] = address.split("%")[0]?.split("::") ?? [];
  const before = head.split(":").filter(Boolean);
  const after = tail?.split(":").filter(Boolean) ?? [];
  const zeros =
    tail === undefined ? [] : Array<string>(Math.max(0, 8 - before.length - after.length)).fill("0");
  const groups = [...before, ...zeros, ...after].slice(0, groupsOfNetwork);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(":")}::`;
}
