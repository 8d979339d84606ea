import { Argument } from 'commander';
import { operatorCommand } from '../terminal/operatorCommand.js';

const shells = ['bash', 'zsh', 'fish', 'powershell'] as const;

/**
 * Prints the script that makes a shell complete the commands. The script calls the hidden command `complete`
 * (cli/main.ts).
 */
export const completion = () =>
  operatorCommand('completion')
    .description(
      'print the script that lets a shell complete commands, options, their values and files; it wants tokri on the PATH (npm link)',
    )
    .used(
      ['source <(tokri completion bash)', 'for this terminal; in ~/.bashrc for all of them'],
      ['source <(tokri completion zsh)', 'in ~/.zshrc, below autoload -U compinit && compinit'],
      ['tokri completion fish > ~/.config/fish/completions/tokri.fish', 'for fish'],
      ['tokri completion powershell | Out-String | Invoke-Expression', 'in the file that $PROFILE names'],
    )
    .addHelpText(
      'after',
      '\nEach wants nothing but its shell; that of zsh wants compinit, which loads completions.',
    )
    .addArgument(new Argument('<shell>', 'whose script').choices(shells))
    .action(async (shell: (typeof shells)[number]) => {
      const { default: tab } = await import('@bomb.sh/tab');
      const { mended, printedBy } = await import('../terminal/completing.js');
      const script = await printedBy(() => tab.setup('tokri', 'tokri', shell));
      console.log(mended(shell, script.join('\n')));
    });
