// How often a server in this process writes to sockets: each time is a call to the system.
import { Socket } from 'node:net'

export async function writesDuring(work: () => Promise<void>): Promise<number> {
  const { _write: one, _writev: several } = Socket.prototype
  const written: Socket[] = []
  Socket.prototype._write = function (...args) {
    written.push(this)
    one.apply(this, args)
  }
  Socket.prototype._writev = function (...args) {
    written.push(this)
    several?.apply(this, args)
  }
  try {
    await work()
  } finally {
    Socket.prototype._write = one
    if (several !== undefined) Socket.prototype._writev = several
  }
  return written.filter((socket) => 'server' in socket && socket.server !== null).length
}
