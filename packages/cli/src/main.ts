#!/usr/bin/env -S node --max-semi-space-size=64
// The `flibuste` program: the process's streams and environment handed to the command line.
import { flibuste } from './flibuste.ts'
import { linesOf } from './lines.ts'

/** A reader that goes away (`| head`) ends the program quietly. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit(0)
})

process.exitCode = await flibuste(process.argv.slice(2), {
  input: linesOf(process.stdin),
  env: process.env,
  isTerminal: process.stderr.isTTY === true,
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
})
