export const programs: string[];
export function copySite(target: string, distDir?: string): Promise<{ files: number; bytes: number }>;
