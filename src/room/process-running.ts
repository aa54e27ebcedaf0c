/**
 * Whether a process is running, for locks that contain its number.
 *
 * @param pid - The number of the process. A lock whose process was killed before it wrote its number has none: then it
 * is not running.
 */
export function isProcessRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid < 1) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Processes of other users cannot be signalled.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
